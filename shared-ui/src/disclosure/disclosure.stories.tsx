import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Disclosure } from './disclosure';

const meta = {
  component: Disclosure,
  args: { summary: 'What happens to the picture?', children: 'Location data is taken out, and it is shown whole.' },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const OneAtATime: Story = {
  render: () => (
    <>
      <Disclosure name="questions" summary="Who reads a story first?" open>
        Two people who did not write it.
      </Disclosure>
      <Disclosure name="questions" summary="How long does it take?">
        Most are read within a day.
      </Disclosure>
    </>
  ),
};
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    open: true,
    summary: 'What happens to the picture, and to all that a camera writes into it without asking anybody? '.repeat(2),
    children: 'Location data is taken out. '.repeat(30),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { open: true, summary: 'ماذا يحدث للصورة؟', children: 'تحذف بيانات الموقع.' },
};
