import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tide } from './tide';

const meta = { component: Tide } satisfies Meta<typeof Tide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const High: Story = { args: { level: 1 } };
export const Half: Story = { args: { level: 0.5 } };
export const Low: Story = { args: { level: 0 } };
