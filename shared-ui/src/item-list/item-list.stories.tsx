import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawnCover } from '../art-cover';
import { Badge } from '../badge';
import { Button, ButtonLink } from '../button';
import { CoverImage } from '../cover-image';
import { Item, ItemList } from './item-list';

const meta = {
  component: Item,
  args: {
    title: 'The invoice that was almost right',
    badge: <Badge status="pending" />,
    note: 'Sent 19 November 2026, waiting to be read',
    actions: (
      <>
        <ButtonLink href="/blogs/1" tone="quiet" size="sm">
          View
        </ButtonLink>
        <Button tone="danger" size="sm">
          Delete
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <ItemList>{Story()}</ItemList>],
} satisfies Meta<typeof Item>;
export default meta;

type Story = StoryObj<typeof meta>;

const cover = (
  <CoverImage>
    <DrawnCover title="The invoice that was almost right" topic="Phishing" thumb />
  </CoverImage>
);

export const Plain: Story = {};
export const WithCover: Story = { args: { cover } };
export const SentBack: Story = {
  args: {
    badge: <Badge status="rejected" />,
    note: 'Great story. Please take out the customer’s name and send it again.',
  },
};
export const LongText: Story = {
  args: {
    cover,
    title:
      'The invoice that was almost right, the phone call that came before it, and the four minutes in which nobody asked anybody',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { cover, title: 'الفاتورة التي كادت تكون صحيحة', note: 'بانتظار القراءة.', badge: undefined },
};
