import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedText, type TextBlock } from './formatted-text';

const blocks: readonly TextBlock[] = [
  { kind: 'paragraph', lines: [[{ text: 'It came on a ' }, { text: 'Tuesday', emphasis: true }, { text: '.' }]] },
  { kind: 'heading', lines: [[{ text: 'Before you pay' }]] },
  {
    kind: 'list',
    lines: [
      [{ text: 'Ring the number that you ' }, { text: 'already have', strong: true }],
      [{ text: 'Read ' }, { text: 'the guide', href: 'https://www.cyber.gov.au/', host: 'www.cyber.gov.au' }],
    ],
  },
  { kind: 'subheading', lines: [[{ text: 'When it is too late' }]] },
  { kind: 'steps', lines: [[{ text: 'Ring your bank' }], [{ text: 'Change the password' }]], start: 1 },
  { kind: 'quote', lines: [[{ text: 'One digit of the account number was new.' }]] },
];

const meta = {
  component: FormattedText,
  args: { text: '', blocks },
  decorators: [(Story) => <article className="ui-sheet__body">{Story()}</article>],
} satisfies Meta<typeof FormattedText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryBlock: Story = {};
export const Plain: Story = { args: { text: 'It came on a Tuesday.\n\nOne letter was wrong.', blocks: undefined } };
export const LongAddress: Story = {
  args: {
    blocks: [
      {
        kind: 'paragraph',
        lines: [
          [
            {
              text: 'Log in to your bank',
              href: 'https://bank.example/',
              host: `${'bank.com.security-check.'.repeat(6)}evil.example`,
            },
          ],
        ],
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    blocks: [
      { kind: 'heading', lines: [[{ text: 'قبل أن تدفع' }]] },
      { kind: 'list', lines: [[{ text: 'الدليل', href: 'https://www.cyber.gov.au/', host: 'www.cyber.gov.au' }]] },
    ],
  },
};
