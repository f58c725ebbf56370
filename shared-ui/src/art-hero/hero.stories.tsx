import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroScene } from './hero';

const meta = { component: HeroScene } satisfies Meta<typeof HeroScene>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Harbour: Story = {};
