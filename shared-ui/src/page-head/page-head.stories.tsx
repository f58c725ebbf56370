import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from '../link';
import { PageHead } from './page-head';

const meta = { component: PageHead, args: { title: 'Campaigns' } } satisfies Meta<typeof PageHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithLede: Story = {
  args: {
    lede: 'Pick one, do the small thing it asks, tell one other person.',
    back: <BackLink href="/">Home</BackLink>,
  },
};
export const LongText: Story = {
  args: {
    title: 'The invoice that was almost right, and the four minutes in which nobody asked anybody',
    lede: 'Pick one, do the small thing it asks. '.repeat(10),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { title: 'الحملات', lede: 'اختر واحدة.' } };
