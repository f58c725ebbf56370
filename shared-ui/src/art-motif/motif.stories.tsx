import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { Motif } from './motif';
import { motifs, type MotifName } from './motifs';

const meta = { component: Motif, args: { name: 'lamp' } } satisfies Meta<typeof Motif>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Row>
      {(Object.keys(motifs) as MotifName[]).map((name) => (
        <Motif key={name} name={name} />
      ))}
    </Row>
  ),
};
