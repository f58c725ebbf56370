import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ChartFrame } from './chart-frame';
import { Hatch } from './hatch';

const meta = {
  component: ChartFrame,
  args: {
    title: 'Blogs by status',
    slices: [
      { label: 'Active', count: 9 },
      { label: 'Archived', count: 3, hatched: true },
    ],
    children: (
      <svg viewBox="0 0 250 250" aria-hidden="true">
        <defs>
          <Hatch id="story-hatch" />
        </defs>
        <circle cx="125" cy="125" r="120" fill="var(--chart-1)" />
        <path d="M125 125V5a120 120 0 0 0-120 120z" fill="url(#story-hatch)" />
      </svg>
    ),
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSlices: Story = {};
export const Empty: Story = { args: { slices: [], children: null } };
export const AllZero: Story = {
  args: {
    slices: [
      { label: 'Active', count: 0 },
      { label: 'Archived', count: 0, hatched: true },
    ],
  },
};
export const TableClosed: Story = { play: ({ canvas }) => userEvent.click(canvas.getByText('Figures as a table')) };
export const LongText: Story = {
  args: { title: 'Everything that was written, sent back, written again and at last published this year' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'المدونات حسب الحالة',
    slices: [
      { label: 'نشطة', count: 9 },
      { label: 'مؤرشفة', count: 3, hatched: true },
    ],
    words: { name: 'الحالة', count: 'العدد', share: 'النسبة', table: 'الأرقام في جدول' },
  },
};
