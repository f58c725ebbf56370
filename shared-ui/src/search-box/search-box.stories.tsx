import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { SearchBox } from './search-box';

const meta = { component: SearchBox, args: { label: 'Search the blogs' } } satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'invoice' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'invoice' } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const Busy: Story = { args: { defaultValue: 'invoice', 'aria-busy': true } };
export const LongText: Story = {
  args: {
    label: 'Search everything that was ever written here by anybody',
    defaultValue: 'the four minutes in which nobody asked anybody',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ابحث في المدونات', defaultValue: 'فاتورة' },
};
