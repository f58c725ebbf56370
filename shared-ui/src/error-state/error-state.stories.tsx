import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused } from '../../.storybook/states';
import { ContainedCard, ErrorState } from './error-state';

const meta = { component: ErrorState, args: { children: 'The blogs could not be loaded.' } } satisfies Meta<
  typeof ErrorState
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { args: { onRetry: fn() } };
export const WithoutRetry: Story = {};
export const Busy: Story = { args: { busy: true, onRetry: fn() } };
export const Contained: Story = { render: (args) => <ContainedCard {...args} onRetry={fn()} /> };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: { children: 'We can’t reach the harbour office. Your draft is safe on this device. '.repeat(6), onRetry: fn() },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'تعذر تحميل المدونات.', onRetry: fn(), retryLabel: 'أعد المحاولة' },
};
