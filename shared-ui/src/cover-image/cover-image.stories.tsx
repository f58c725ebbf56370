import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawnCover } from '../art-cover';
import { CoverImage } from './cover-image';

const meta = { component: CoverImage } satisfies Meta<typeof CoverImage>;
export default meta;

type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path d="M0 0h1600v900H0z" fill="teal"/></svg>';

export const Picture: Story = { args: { src: picture, alt: 'Teal water' } };
export const Drawn: Story = { args: { children: <DrawnCover title="Spot the phish" topic="Phishing" /> } };
export const Missing: Story = {
  args: { src: 'data:image/png,nothing', children: <DrawnCover title="Spot the phish" /> },
};
export const Empty: Story = {};

const portrait =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="450" height="800"><path d="M0 0h450v800H0z" fill="teal"/><circle cx="225" cy="160" r="120" fill="gold"/></svg>';
const person = { src: portrait, alt: 'A face above teal water', width: 450, height: 800 };

export const Whole: Story = {
  args: { ...person, children: <DrawnCover title="Spot the phish" topic="Phishing" /> },
};
export const AroundAFace: Story = { args: { ...person, focus: '50 10' } };
