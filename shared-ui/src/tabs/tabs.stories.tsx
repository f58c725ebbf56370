import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs';

type Shown = 'blogs' | 'campaigns';
const tabs = [
  { value: 'blogs', label: 'Blogs (12)' },
  { value: 'campaigns', label: 'Campaigns (3)' },
] as const;

function Queues({ first }: { first: Shown }) {
  const [shown, setShown] = useState<Shown>(first);
  return (
    <>
      <Tabs id="queues" label="What waits" tabs={tabs} value={shown} onChange={setShown} />
      {tabs.map(({ value }) => (
        <TabPanel key={value} tabsId="queues" value={value} shown={shown}>
          {`What waits among ${value}.`}
        </TabPanel>
      ))}
    </>
  );
}

const meta = { component: Queues, args: { first: 'blogs' } } satisfies Meta<typeof Queues>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { first: 'campaigns' } };
