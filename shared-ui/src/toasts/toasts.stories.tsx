import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from '../icon';
import './index';

interface ToastProps {
  tone: 'success' | 'error' | 'warning';
  icon: IconName;
  text: string;
}

/** The markup of react-toastify, which the host brings: here are only its clothes. */
const Toast = ({ tone, icon, text }: ToastProps) => (
  <div className="Toastify__toast-container">
    <div className={`Toastify__toast Toastify__toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <div className="Toastify__toast-icon">
        <Icon name={icon} />
      </div>
      {text}
    </div>
  </div>
);

const meta = { component: Toast, args: { tone: 'success', icon: 'tick', text: 'Campaign approved' } } satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { tone: 'error', icon: 'alert', text: 'Approval failed' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'alert', text: 'You are offline' } };
export const LongText: Story = {
  args: { text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft approved. '.repeat(3) },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { text: 'تمت الموافقة على الحملة' } };
