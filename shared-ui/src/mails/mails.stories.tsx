/// <reference types="vite/types/importMeta.d.ts" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone } from '../../.storybook/states';

/** Written by `npm run write-mails`: what the server sends, which no package but the server can draw. */
const files = import.meta.glob<string>('./*.html', { query: '?raw', import: 'default', eager: true });
const mails = Object.fromEntries(Object.entries(files).map(([file, html]) => [file.slice(2, -'.html'.length), html]));

/** The catalogue's theme, whatever the reader's own machine is set to. */
const inTheme = (html: string) =>
  html.replaceAll(
    '(prefers-color-scheme:dark)',
    document.documentElement.dataset['theme'] === 'dark' ? 'all' : 'not all',
  );

/** One mail as a mail program shows it: alone in a page of its own. */
const Mail = ({ mail }: { mail: string }) => (
  <iframe title={`The mail ${mail}`} width="100%" height="800" srcDoc={inTheme(mails[mail] ?? '')} />
);

const meta = {
  component: Mail,
  argTypes: { mail: { control: 'select', options: Object.keys(mails) } },
} satisfies Meta<typeof Mail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = { args: { mail: 'verification-code' } };
export const OnAPhone: Story = { ...onAPhone, args: { mail: 'post-sent-back' }, tags: ['phone'] };
