import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Pagination } from './pagination';

const meta = {
  component: Pagination,
  args: { page: 5, pages: 12, hrefOf: (page) => `/blogs?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
export const ManyDigits: Story = { args: { page: 123456, pages: 234567 } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { words: { earlier: 'السابق', later: 'التالي', page: (page) => `صفحة ${page}` } },
};
