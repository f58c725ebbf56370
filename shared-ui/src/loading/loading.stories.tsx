import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading, Skeleton, Spinner } from './loading';

const meta = { component: Loading } satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WordsAndLines: Story = { args: { lines: 6 } };
export const LinesOnly: Story = { render: () => <Skeleton lines={4} /> };
export const Turning: Story = {
  render: () => (
    <p>
      <Spinner /> Saving
    </p>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { lines: 6, children: 'جار التحميل...' } };
