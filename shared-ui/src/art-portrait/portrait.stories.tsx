import type { Meta, StoryObj } from '@storybook/react-vite';
import { Portrait } from './portrait';

const meta = { component: Portrait, args: { skin: 'skin-2', head: 'ink', top: 'sea-3' } } satisfies Meta<
  typeof Portrait
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hat: Story = { args: { wears: 'hat', head: 'rope' } };
export const Scarf: Story = { args: { wears: 'scarf', head: 'red' } };
export const Beard: Story = { args: { wears: 'beard', apron: true } };
