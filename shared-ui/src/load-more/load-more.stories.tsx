import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused } from '../../.storybook/states';
import { LoadMore, MoreLink } from './load-more';

const meta = { component: LoadMore, args: { shown: 10, total: 32, onMore: fn() } } satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { failed: 'We can’t reach the harbour office.' } };
export const AsLink: Story = { args: { children: <MoreLink href="#next" onMore={fn()} /> } };
export const All: Story = { args: { shown: 32 } };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: { failed: 'We can’t reach the harbour office, and so the list ends here for now. '.repeat(4) },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    countLabel: (shown, total) => `${shown} من ${total}`,
    children: (
      <MoreLink href="#next" onMore={fn()}>
        المزيد
      </MoreLink>
    ),
  },
};
