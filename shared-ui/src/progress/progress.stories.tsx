import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress';

const meta = {
  component: Progress,
  args: { label: 'Uploading the picture', value: 3, max: 5, note: '3 of 5' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartOfTheWay: Story = {};
export const NotBegun: Story = { args: { value: 0, note: '0 of 5' } };
export const Done: Story = { args: { value: 5, note: '5 of 5' } };
export const UnderWay: Story = { args: { value: undefined, note: undefined } };
export const LongText: Story = {
  args: {
    label: 'Uploading the picture that was taken on the wharf in the morning when everybody was there. '.repeat(3),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'يتم رفع الصورة', note: '3 من 5' } };
