import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Row } from '../layout';
import { Facts, Sheet } from './sheet';

const meta = {
  component: Sheet,
  args: { 'aria-label': 'Spot the phish', children: <p>One digit of the account number was new.</p> },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithFoot: Story = {
  args: {
    foot: (
      <Row>
        <Button>Approve</Button>
        <Button tone="danger">Reject</Button>
      </Row>
    ),
  },
};
export const WithFacts: Story = {
  args: {
    children: (
      <Facts
        facts={[
          { name: 'Written by', value: 'Mia Tran' },
          { name: 'Sent', value: '21 Nov 2026' },
        ]}
      />
    ),
  },
};
export const LongText: Story = { args: { children: <p>{'One digit of the account number was new. '.repeat(40)}</p> } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <Facts facts={[{ name: 'الكاتب', value: 'ليلى حداد' }]} /> },
};
