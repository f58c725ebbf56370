import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './skip-link';

const meta = {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The link shows itself on the first press of Tab.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = { play: () => userEvent.tab() };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'انتقل إلى المحتوى' },
  play: () => userEvent.tab(),
};
