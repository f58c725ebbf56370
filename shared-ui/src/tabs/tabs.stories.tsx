import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { hovered } from '../../.storybook/states';
import { Tabs, type TabsProps } from './tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Waiting',
    tabs: [
      { value: 'blogs', label: 'Blogs', content: <p>Three blogs wait to be read.</p> },
      { value: 'campaigns', label: 'Campaigns', content: <p>No campaigns awaiting approval.</p> },
    ],
    value: 'blogs',
    onChange: () => undefined,
  },
  render: function Waiting(args: TabsProps<string>) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: 'campaigns' } };
export const OneCannotBeOpened: Story = {
  args: {
    tabs: [
      { value: 'blogs', label: 'Blogs', content: <p>Three blogs wait to be read.</p> },
      { value: 'users', label: 'Users', content: null, disabled: true },
    ],
  },
};
export const AtTheKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Campaigns' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No campaigns awaiting approval.');
  },
};
export const Hovered: Story = { ...hovered };
export const LongText: Story = {
  args: {
    value: '0',
    tabs: [
      'Everything that waits',
      'Only what was sent back once',
      'Only what was sent back more than once',
      'What nobody has opened',
    ].map((label, place) => ({
      value: String(place),
      label,
      content: <p>{`${label}. `.repeat(20)}</p>,
    })),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tabs: [
      { value: 'blogs', label: 'المدونات', content: <p>ثلاث مدونات تنتظر.</p> },
      { value: 'campaigns', label: 'الحملات', content: <p>لا توجد حملات.</p> },
    ],
  },
};
