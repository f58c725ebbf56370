import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../layout';
import { Band } from '../band';
import { Contours } from './contours';

const meta = { component: Contours, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Contours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnDeepWater: Story = {
  render: () => (
    <Band tone="deep" aria-label="Deep water">
      <Contours />
      <Page>Depth lines of a chart</Page>
    </Band>
  ),
};
