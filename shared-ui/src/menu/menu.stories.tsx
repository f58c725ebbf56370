import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { focused, hovered } from '../../.storybook/states';
import { Icon } from '../icon';
import { Menu, UserMenu } from './index';

const meta = {
  component: UserMenu,
  args: {
    name: 'Mia Tran',
    children: (
      <>
        <a href="/dashboard" aria-current="page">
          Dashboard
        </a>
        <a href="/account">Account</a>
        <button type="button">Log out</button>
      </>
    ),
  },
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: ({ canvas }) => userEvent.click(canvas.getByText('Mia Tran')) };
export const OfAnything: Story = {
  render: ({ children }) => (
    <Menu
      summary={
        <>
          <Icon name="menu" /> Menu
        </>
      }
    >
      {children}
    </Menu>
  ),
};
export const AtTheKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};
export const Hovered: Story = { ...hovered, play: ({ canvas }) => userEvent.click(canvas.getByText('Mia Tran')) };
export const Focused: Story = { ...focused };
export const OfAnythingOpen: Story = { ...OfAnything, play: ({ canvas }) => userEvent.click(canvas.getByText('Menu')) };
export const LongText: Story = { args: { name: 'Wilhelmina Featherstonehaugh Papadopoulos of the Upper Harbour' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'ليلى حداد', children: <a href="/account">الحساب</a> },
  play: ({ canvas }) => userEvent.click(canvas.getByText('ليلى حداد')),
};
