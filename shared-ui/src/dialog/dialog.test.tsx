import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button';
import { Dialog, type DialogProps } from './index';

function Asking(given: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>What was kept</Button>
      <Dialog title="On this device" open={open} onClose={() => setOpen(false)} {...given}>
        <p>One draft</p>
      </Dialog>
    </>
  );
}
const ask = async (given: Partial<DialogProps> = {}) => {
  render(<Asking {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'What was kept' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'On this device' });
};
const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

it('shows its title, its content and its actions, the way out first', async () => {
  const dialog = await ask({ actions: <Button>Remove the draft</Button> });
  expect(dialog).toBeVisible();
  expect(dialog).toHaveTextContent('One draft');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'What was kept',
    'Close',
    'Remove the draft',
  ]);
});

it('is closed by its button', async () => {
  const dialog = await ask({ closeLabel: 'Done' });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(dialog).not.toBeVisible();
});

it('is closed by Escape', async () => {
  const dialog = await ask();
  expect(escape(dialog)).toBe(false);
  expect(dialog).not.toBeVisible();
});

it('stays while work is under way', async () => {
  const dialog = await ask({ busy: true });
  escape(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).toBeVisible();
});

it('says so when the browser closes it by itself', async () => {
  const asked = jest.fn();
  const dialog = await ask({ onClose: asked });
  act(() => dialog.close());
  expect(asked).toHaveBeenCalledTimes(1);
});
