import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterParts } from './letter-parts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path d="M0 0h1600v900H0z" fill="teal"/></svg>';

const meta = {
  component: LetterParts,
  args: {
    level: 2,
    parts: [
      { kind: 'words', text: 'Two calls came in May, and both said that they were the bank.' },
      { kind: 'tip', text: 'Ring the number that you already have.' },
      { kind: 'post', title: 'The invoice that was almost right', excerpt: 'It came on a Tuesday.', href: '/blog/b1' },
      {
        kind: 'picture',
        url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
        alt: 'The sea, all of it teal.',
        variants: [],
        width: 1600,
        height: 900,
      },
    ],
  },
} satisfies Meta<typeof LetterParts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
