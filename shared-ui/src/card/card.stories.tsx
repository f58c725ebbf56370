import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { DrawnCover } from '../art-cover';
import { Badge } from '../badge';
import { CoverImage } from '../cover-image';
import { Grid } from '../layout';
import { Card } from './card';

const meta = {
  component: Card,
  decorators: [(Story) => <Grid>{Story()}</Grid>],
  args: {
    title: 'The invoice that was almost right',
    href: '/blogs/1',
    children: 'One digit of the account number was new.',
    meta: ['Mia Tran', '21 Nov 2026'],
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

const cover = (
  <CoverImage>
    <DrawnCover title="The invoice that was almost right" topic="Phishing" />
  </CoverImage>
);

export const WithCover: Story = { args: { cover, badges: <Badge status="active" />, more: 'Read more' } };
export const WithoutCover: Story = {};
export const TitleOnly: Story = { args: { children: undefined, meta: [] } };
export const Past: Story = { args: { cover, badges: <Badge status="expired" />, past: true } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    cover,
    title:
      'The invoice that was almost right, the phone call that came before it, and the four minutes in which nobody asked anybody',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(4),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    cover,
    title: 'الفاتورة التي كادت تكون صحيحة',
    children: 'رقم واحد من رقم الحساب كان جديدا.',
    meta: ['ليلى حداد'],
    more: 'اقرأ المزيد',
  },
};
