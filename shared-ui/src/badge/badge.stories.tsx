import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { Badge, CountBadge, TopicBadge } from './badge';

const meta = { component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'New' } };
export const EveryStatus: Story = {
  render: () => (
    <Row>
      <Badge status="pending" />
      <Badge status="approved" />
      <Badge status="active" />
      <Badge status="archived" />
      <Badge status="expired" />
      <Badge status="rejected" />
    </Row>
  ),
};
export const Count: Story = { render: () => <CountBadge count={12} label="waiting" /> };
export const Topic: Story = {
  render: () => (
    <Row>
      <TopicBadge letter="U">Phishing</TopicBadge>
      <TopicBadge letter="Y">Passwords</TopicBadge>
      <TopicBadge letter="X">Social Engineering</TopicBadge>
      <TopicBadge letter="L">Malware</TopicBadge>
    </Row>
  ),
};
export const LongText: Story = {
  args: { status: 'pending', children: 'Waiting to be read by somebody who was not the author' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { status: 'pending', children: 'قيد الانتظار' },
};
