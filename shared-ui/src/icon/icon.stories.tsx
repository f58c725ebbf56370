import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { Icon, type IconName } from './icon';
import { strokes } from './strokes';

const meta = { component: Icon, args: { name: 'horn' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Row>
      {(Object.keys(strokes) as IconName[]).map((name) => (
        <span key={name}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </Row>
  ),
};
