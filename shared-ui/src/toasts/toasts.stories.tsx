import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Icon, type IconName } from '../icon';
import './index';

interface ToastProps {
  tone: 'success' | 'error' | 'warning';
  icon: IconName;
  text: string;
}

/** The markup of react-toastify, which the host brings: here are only its clothes. */
const Toast = ({ tone, icon, text }: ToastProps) => (
  <div className={`Toastify__toast Toastify__toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
    <div className="Toastify__toast-icon">
      <Icon name={icon} />
    </div>
    {text}
    <button className="Toastify__close-button" type="button" aria-label="Close">
      <Icon name="close" />
    </button>
  </div>
);

const meta = {
  component: Toast,
  decorators: [(Story) => <div className="Toastify__toast-container">{Story()}</div>],
  args: { tone: 'success', icon: 'tick', text: 'Campaign approved' },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { tone: 'error', icon: 'alert', text: 'Approval failed' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'alert', text: 'You are offline' } };
export const Several: Story = {
  render: (args) => (
    <>
      <Toast {...args} />
      <Toast tone="error" icon="alert" text="Approval failed" />
      <Toast tone="warning" icon="alert" text="You are offline" />
    </>
  ),
};
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft approved. '.repeat(3),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { text: 'تمت الموافقة على الحملة' } };
