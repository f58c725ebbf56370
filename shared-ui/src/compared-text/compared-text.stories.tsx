import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparedText } from './compared-text';

const meta = {
  component: ComparedText,
  args: { before: 'Ring the bank before you pay.', now: 'Ring your bank before you pay anything.' },
} satisfies Meta<typeof ComparedText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const Same: Story = { args: { now: 'Ring the bank before you pay.' } };
export const LongText: Story = {
  args: { before: `${'The same words. '.repeat(60)}One.`, now: `${'The same words. '.repeat(60)}Two.` },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { before: 'اتصل بالبنك', now: 'اتصل بالبنك أولا' },
};
