import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused, hovered } from '../../.storybook/states';
import { ThemeSwitch } from './theme-switch';

const meta = { component: ThemeSwitch, args: { value: 'device', onChange: fn() } } satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsTheDevice: Story = {};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المظهر', labels: { light: 'فاتح', dark: 'داكن', device: 'كالجهاز' } },
};
