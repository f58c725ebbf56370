import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordStrength } from './password-strength';

const meta = { component: PasswordStrength, args: { password: '' } } satisfies Meta<typeof PasswordStrength>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Weak: Story = { args: { password: 'kelp' } };
export const Fair: Story = { args: { password: 'kelp ferry' } };
export const Strong: Story = { args: { password: 'kelp ferry lantern rope' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { password: 'kelp ferry', label: 'قوة كلمة المرور', words: { weak: 'ضعيفة', fair: 'مقبولة', strong: 'قوية' } },
};
