import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand, Mark } from './mark';

const meta = { component: Brand, args: { href: '/', children: 'CyberHarbour' } } satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const Alone: Story = { render: () => <Mark /> };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
