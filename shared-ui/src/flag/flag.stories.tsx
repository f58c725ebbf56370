import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { Flag } from './flag';

const meta = { component: Flag, args: { letter: 'P' } } satisfies Meta<typeof Flag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Row>
      {(['C', 'D', 'L', 'M', 'N', 'P', 'U', 'X', 'Y'] as const).map((letter) => (
        <span key={letter}>
          <Flag letter={letter} /> {letter}
        </span>
      ))}
    </Row>
  ),
};
