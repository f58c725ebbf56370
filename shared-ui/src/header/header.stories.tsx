import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hovered, onAPhone } from '../../.storybook/states';
import { ButtonLink } from '../button';
import { Brand } from '../mark';
import { UserMenu } from '../menu';
import { Header } from './header';

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="/">CyberHarbour</Brand>,
    items: [
      { href: '/blogs', label: 'Blogs' },
      { href: '/campaigns', label: 'Campaigns' },
      { href: '/resources', label: 'Resources' },
    ],
    current: '/blogs',
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { args: { end: <ButtonLink href="/login">Login</ButtonLink> } };
export const SignedIn: Story = {
  args: {
    end: (
      <UserMenu name="Mia Tran">
        <a href="/account">Account</a>
      </UserMenu>
    ),
  },
};
export const Hovered: Story = { ...hovered, args: { end: <ButtonLink href="/login">Login</ButtonLink> } };
export const UserMenuOpen: Story = {
  ...SignedIn,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Mia Tran'));
    await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...SignedIn, ...onAPhone, tags: ['phone'] };
export const MobileMenuOpen: Story = {
  ...onAPhone,
  tags: ['phone'],
  args: { menuEnd: <a href="/login">Login</a> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Menu'));
    await expect(canvas.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [{ href: '/blogs', label: 'المدونات' }],
    end: <ButtonLink href="/login">تسجيل الدخول</ButtonLink>,
    menuLabel: 'القائمة',
  },
};
