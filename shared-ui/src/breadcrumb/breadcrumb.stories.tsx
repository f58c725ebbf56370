import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Breadcrumb } from './breadcrumb';

const meta = {
  component: Breadcrumb,
  args: {
    above: [
      { href: '/', label: 'Home' },
      { href: '/blogs', label: 'Blogs' },
    ],
    current: 'The invoice that was almost right',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoAbove: Story = {};
export const OneAbove: Story = { args: { above: [{ href: '/', label: 'Home' }], current: 'Blogs' } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    current:
      'The invoice that was almost right, the phone call that came before it, and the four minutes in which nobody asked anybody',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    above: [
      { href: '/', label: 'الرئيسية' },
      { href: '/blogs', label: 'المدونات' },
    ],
    current: 'الفاتورة التي كادت تكون صحيحة',
  },
};
