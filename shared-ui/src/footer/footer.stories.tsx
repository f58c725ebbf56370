import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused, hovered } from '../../.storybook/states';
import { Brand } from '../mark';
import { ThemeSwitch } from '../theme-switch';
import { Footer } from './footer';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    about: (
      <>
        <Brand href="/">CyberHarbour</Brand>
        <p>Safe water for everyone who goes online.</p>
      </>
    ),
    pages: [
      { href: '/blogs', label: 'Blogs' },
      { href: '/campaigns', label: 'Campaigns' },
    ],
    contact: 'harbour@example.org',
    base: 'Numbers only, never names.',
    end: <ThemeSwitch value="device" onChange={fn()} />,
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithoutBase: Story = { args: { base: undefined, end: undefined } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    pages: [{ href: '/blogs', label: 'المدونات' }],
    pagesLabel: 'الصفحات',
    contactLabel: 'اتصل بنا',
    base: 'أرقام فقط، بلا أسماء.',
  },
};
