import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile, StatTiles } from './stat-tiles';

const meta = { component: StatTiles } satisfies Meta<typeof StatTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="People" value={128} note="3 since Monday" />
      <StatTile label="Blogs" value={42} />
      <StatTile label="Campaigns" value={7} />
      <StatTile label="Waiting" value={0} note="All read" />
    </StatTiles>
  ),
};
export const Five: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="Saw it" value={310} />
      <StatTile label="Joined" value={128} note="Goal: 1,000" />
      <StatTile label="Did it" value={64} />
      <StatTile label="Still do after 30 days" value={21} />
      <StatTile label="Passed it on" value={12} />
    </StatTiles>
  ),
};
export const LongText: Story = {
  render: () => (
    <StatTiles>
      <StatTile
        label="People who wrote something this year and sent it again"
        value="1 234 567 890"
        note="Numbers only, never names. Numbers only, never names."
      />
    </StatTiles>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <StatTiles>
      <StatTile label="المدونات" value={42} note="ثلاث هذا الأسبوع" />
    </StatTiles>
  ),
};
