import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { PartnerMark } from './partners';

const meta = { component: PartnerMark, args: { name: 'circle' } } satisfies Meta<typeof PartnerMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Row>
      {(['circle', 'saltbush', 'libraries', 'tafe', 'seniors', 'legal'] as const).map((name) => (
        <PartnerMark key={name} name={name} />
      ))}
    </Row>
  ),
};
