import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar';

const meta = { component: Avatar, args: { name: 'Mia Tran' } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const OneWord: Story = { args: { name: 'Mia' } };
export const LongName: Story = { args: { name: 'Wilhelmina Featherstonehaugh Papadopoulos' } };
export const NoName: Story = { args: { name: '' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { name: 'ليلى حداد' } };
