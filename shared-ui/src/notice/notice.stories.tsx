import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice';

const meta = {
  component: Notice,
  args: { children: 'We never send links to log in. If an email asks you to, it is not from us.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Info: Story = { args: { tone: 'info' } };
export const Warn: Story = { args: { tone: 'warn' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Success: Story = { args: { tone: 'success', icon: 'tick' } };
export const LongText: Story = { args: { children: 'A mistake reported early is a small one. '.repeat(20) } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'warn', children: 'لا نرسل روابط لتسجيل الدخول أبدا.' },
};
