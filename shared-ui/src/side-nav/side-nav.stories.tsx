import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { CountBadge } from '../badge';
import { AppLayout, SideNav } from './index';

const meta = {
  component: SideNav,
  args: {
    'aria-label': 'Admin',
    current: '/admin',
    items: [
      { href: '/admin', label: 'Overview', icon: 'chart' },
      { href: '/admin/approvals', label: 'Approvals', icon: 'log', badge: <CountBadge count={3} label="waiting" /> },
      { href: '/admin/users', label: 'Users' },
    ],
  },
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const BesideAPage: Story = {
  render: (args) => (
    <AppLayout side={<SideNav {...args} />}>
      <p>Numbers only, never names.</p>
    </AppLayout>
  ),
};
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    items: [
      { href: '/admin', label: 'Everything that waits to be looked at by somebody who did not write it', icon: 'log' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: [{ href: '/admin', label: 'نظرة عامة', icon: 'chart' }] },
};
