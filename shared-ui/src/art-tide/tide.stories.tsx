import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tide } from './tide';

const meta = { component: Tide } satisfies Meta<typeof Tide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
