import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverImage } from '../cover-image';
import { Enlarge } from './enlarge';

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path d="M0 0h1600v900H0z" fill="teal"/></svg>';

const meta = {
  component: Enlarge,
  args: { src: picture, alt: 'Teal water', title: 'Spot the phish', children: <CoverImage src={picture} /> },
} satisfies Meta<typeof Enlarge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
