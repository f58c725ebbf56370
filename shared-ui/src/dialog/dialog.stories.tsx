import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Field, TextInput } from '../field';
import { Dialog, type DialogProps } from './index';

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'On this device',
    children: <p>One draft of a blog is kept here until you send it or log out.</p>,
    onClose: () => undefined,
  },
  render: function Opened({ open: atFirst, ...args }: DialogProps) {
    const [open, setOpen] = useState(atFirst);
    return (
      <>
        <Button onClick={() => setOpen(true)}>What was kept</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithActions: Story = { args: { actions: <Button>Go on writing</Button> } };
export const WithAField: Story = {
  args: {
    title: 'Rename the draft',
    children: (
      <Field label="Title">
        <TextInput defaultValue="Pause before you pay" />
      </Field>
    ),
    closeLabel: 'Cancel',
    actions: <Button>Rename</Button>,
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus()),
};
export const Busy: Story = { args: { busy: true, actions: <Button busy>Sending</Button> } };
export const ClosedAgain: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'What was kept' });
    await userEvent.click(opener);
    const wayOut = canvas.getByRole('button', { name: 'Close' });
    await expect(wayOut).toHaveFocus();
    await userEvent.click(wayOut);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { children: <p>{'One draft of a blog is kept here until you send it or log out. '.repeat(60)}</p> },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'على هذا الجهاز', children: <p>مسودة واحدة محفوظة هنا.</p>, closeLabel: 'إغلاق' },
};
