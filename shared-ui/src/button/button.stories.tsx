import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Icon } from '../icon';
import { Row } from '../layout';
import { Spinner } from '../loading';
import { Button } from './button';
import { ButtonLink } from './button-link';

const meta = { component: Button, args: { children: 'Update Blog' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Beacon: Story = { args: { tone: 'beacon', children: 'Join CyberHarbour' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete' } };
export const DangerSolid: Story = { args: { tone: 'danger-solid', children: 'Delete' } };
export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="lg">Large</Button>
      <Button>Medium</Button>
      <Button size="sm">Small</Button>
      <Button size="icon" aria-label="Close">
        <Icon name="close" />
      </Button>
    </Row>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const NotNow: Story = { args: { 'aria-disabled': true } };
export const Busy: Story = {
  args: {
    busy: true,
    children: (
      <>
        <Spinner /> Saving
      </>
    ),
  },
};
export const AsLink: Story = { render: () => <ButtonLink href="/register">Join CyberHarbour</ButtonLink> };
const tones = ['primary', 'beacon', 'quiet', 'danger', 'danger-solid'] as const;
const everyTone = () => (
  <Row>
    {tones.map((tone) => (
      <Button key={tone} tone={tone}>
        Update Blog
      </Button>
    ))}
  </Row>
);
export const Hovered: Story = { ...hovered, render: everyTone };
export const Focused: Story = { ...focused };
export const DisabledHovered: Story = { ...hovered, args: { disabled: true } };
export const LongText: Story = {
  args: { children: 'Send the whole story to the people who read every blog before it is published' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'تحديث المدونة' } };
