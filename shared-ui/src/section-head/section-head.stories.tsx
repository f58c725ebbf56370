import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button';
import { CountBadge } from '../badge';
import { ListHead, SectionHead } from './section-head';

const meta = {
  component: SectionHead,
  args: { title: 'From the log', lede: 'What happened to people like us, told by themselves.' },
} satisfies Meta<typeof SectionHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Split: Story = {
  args: {
    layout: 'split',
    children: (
      <ButtonLink href="/blogs" tone="quiet">
        All blogs
      </ButtonLink>
    ),
  },
};
export const Even: Story = { args: { layout: 'even' } };
export const OfAList: Story = {
  render: () => (
    <ListHead title="Waiting">
      <CountBadge count={3} label="waiting" />
    </ListHead>
  ),
};
export const LongText: Story = {
  args: {
    layout: 'split',
    title: 'What happened to people like us, and what they would do if it happened again',
    lede: 'Told by themselves. '.repeat(12),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { layout: 'split', title: 'من السجل', lede: 'ما حدث لأناس مثلنا.' },
};
