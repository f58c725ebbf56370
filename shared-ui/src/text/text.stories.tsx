import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lede, Note, VisuallyHidden } from './text';

const meta = { component: Lede, args: { children: 'Most attacks begin with an ordinary message.' } } satisfies Meta<
  typeof Lede
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAHeading: Story = {};
export const Caption: Story = { render: () => <Note>Saved a minute ago</Note> };
export const ForScreenReaders: Story = {
  render: () => (
    <p>
      12 <VisuallyHidden>campaigns</VisuallyHidden>
    </p>
  ),
};
export const LongText: Story = { args: { children: 'Most attacks begin with an ordinary message. '.repeat(12) } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'تبدأ معظم الهجمات برسالة عادية.' },
};
