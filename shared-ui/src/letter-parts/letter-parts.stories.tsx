import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterParts } from './letter-parts';

const meta = {
  component: LetterParts,
  args: {
    level: 2,
    parts: [
      { kind: 'words', text: 'Two calls came in May, and both said that they were the bank.' },
      { kind: 'tip', text: 'Ring the number that you already have.' },
      { kind: 'post', title: 'The invoice that was almost right', excerpt: 'It came on a Tuesday.', href: '/blog/b1' },
    ],
  },
} satisfies Meta<typeof LetterParts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
