import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../layout';
import { Band } from './band';

const meta = {
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: { 'aria-label': 'A part of a page', children: <Page>Most attacks begin with an ordinary message.</Page> },
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Sand: Story = { args: { tone: 'sand' } };
export const Deep: Story = { args: { tone: 'deep' } };
export const Tight: Story = { args: { tone: 'sand', pad: 'tight' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'deep', children: <Page>تبدأ معظم الهجمات برسالة عادية.</Page> },
};
