import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete this blog?',
    children: 'It cannot be brought back.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dangerous: Story = {};
export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Publish this blog?',
    children: 'Everybody can read it then.',
    confirmLabel: 'Publish',
  },
};
export const Busy: Story = { args: { busy: true, confirmLabel: 'Deleting' } };
export const TitleOnly: Story = { args: { children: undefined } };
export const LongText: Story = {
  args: {
    title: 'Delete “The invoice that was almost right, and the four minutes in which nobody asked anybody”?',
    children: 'It cannot be brought back. '.repeat(20),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'هل تريد حذف هذه المدونة؟',
    children: 'لا يمكن استعادتها.',
    confirmLabel: 'حذف',
    cancelLabel: 'إلغاء',
  },
};
