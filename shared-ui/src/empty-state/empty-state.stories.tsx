import type { Meta, StoryObj } from '@storybook/react-vite';
import { Motif } from '../art-motif';
import { ButtonLink } from '../button';
import { EmptyState } from './empty-state';

const meta = { component: EmptyState, args: { children: 'No campaigns awaiting approval.' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const DrawnWithAWayOn: Story = {
  args: {
    drawing: <Motif name="empty" />,
    action: <ButtonLink href="/new">Create Blog</ButtonLink>,
    children: 'You have not written anything yet.',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'لا توجد حملات بانتظار الموافقة.' },
};
