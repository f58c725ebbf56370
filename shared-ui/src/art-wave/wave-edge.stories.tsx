import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../band';
import { Page } from '../layout';
import { WaveEdge } from './wave-edge';

const meta = { component: WaveEdge, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof WaveEdge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AboveDeepWater: Story = {
  render: () => (
    <>
      <Band aria-label="Paper">
        <Page>Paper.</Page>
      </Band>
      <Band tone="deep" aria-label="Deep water">
        <WaveEdge />
        <Page>Deep water always meets paper with a wave.</Page>
      </Band>
    </>
  ),
};
