import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Badge } from '../badge';
import { Button } from '../button';
import { Queue, QueueItem } from './queue';

const meta = {
  component: QueueItem,
  args: {
    title: 'Spot the phish',
    href: '/admin/approvals/1',
    meta: <Badge status="pending" />,
    note: 'Waiting for two days',
  },
  decorators: [(Story) => <Queue>{Story()}</Queue>],
} satisfies Meta<typeof QueueItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Open: Story = { args: { open: true } };
export const WithActions: Story = { args: { href: undefined, actions: <Button size="sm">Approve</Button> } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: { title: 'The invoice that was almost right, and the four minutes in which nobody asked anybody' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { open: true, title: 'اكتشف التصيد', note: 'ينتظر منذ يومين', meta: undefined },
};
