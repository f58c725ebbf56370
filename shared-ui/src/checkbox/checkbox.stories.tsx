import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Row } from '../layout';
import { Checkbox, Radio } from './checkbox';

const meta = { component: Checkbox, args: { label: 'Keep me signed in on this device' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const DisabledEmpty: Story = { args: { disabled: true } };
export const Faulty: Story = { args: { 'aria-invalid': true } };
export const OneOfSeveral: Story = {
  render: () => (
    <Row>
      <Radio name="kind" label="A person" defaultChecked />
      <Radio name="kind" label="A small business" />
    </Row>
  ),
};
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    label:
      'I have read what happens to the names, numbers and pictures that I put into a story, and I have asked everybody who can be recognised in it',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أبقني مسجلا على هذا الجهاز', defaultChecked: true },
};
