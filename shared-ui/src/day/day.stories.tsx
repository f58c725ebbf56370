import type { Meta, StoryObj } from '@storybook/react-vite';
import { Day } from './day';

const meta = { component: Day, args: { at: '2026-11-20T22:30:00Z' } } satisfies Meta<typeof Day>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DayOnly: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const WithTime: Story = { args: { withTime: true } };
