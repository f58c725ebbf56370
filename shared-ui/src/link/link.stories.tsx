import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { BackLink, Link } from './link';

const meta = { component: Link, args: { href: '/blogs', children: 'All blogs' } } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Read <Link {...args} /> before you write one.
    </p>
  ),
};
export const Alone: Story = { render: (args) => <BackLink {...args} /> };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    children: 'The invoice that was almost right, and the four minutes in which nobody asked anybody. '.repeat(4),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'كل المدونات' } };
