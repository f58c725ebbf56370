import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { focused, hovered } from '../../.storybook/states';
import { FilterChips } from './filter-chips';

const meta = { component: FilterChips } satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj;

type Kind = 'all' | 'active' | 'archived';

function Chips({
  label = 'Show',
  words = ['All', 'Active', 'Archived'],
  labelHidden = false,
}: {
  label?: string;
  words?: readonly string[];
  labelHidden?: boolean;
}) {
  const [kind, setKind] = useState<Kind>('all');
  const options = (['all', 'active', 'archived'] as const).map((value, place) => ({ value, label: words[place] }));
  return <FilterChips label={label} labelHidden={labelHidden} options={options} value={kind} onChange={setKind} />;
}

export const Labelled: Story = { render: () => <Chips /> };
export const LabelHidden: Story = { render: () => <Chips labelHidden /> };
export const Hovered: Story = { ...hovered, render: () => <Chips /> };
export const Focused: Story = { ...focused, render: () => <Chips /> };
export const LongText: Story = {
  render: () => (
    <Chips
      words={[
        'Everything that was ever written here',
        'Only what can be read by everybody today',
        'Only what was put away',
      ]}
    />
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Chips label="اعرض" words={['الكل', 'النشطة', 'المؤرشفة']} />,
};
