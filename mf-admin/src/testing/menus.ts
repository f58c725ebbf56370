import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The button of a menu in a list, by what it says to screen readers. */
async function menuButton(label: string | RegExp): Promise<HTMLElement> {
  const button = (await screen.findByText(label, { selector: 'summary > *' })).closest('summary');
  if (!button) throw new Error('It is in no menu.');
  return button;
}

/** Opens a menu. @returns what is in it */
export async function openMenu(label: string | RegExp) {
  const button = await menuButton(label);
  if (!button.closest('details')?.open) await userEvent.click(button);
  return within(button.nextElementSibling as HTMLElement);
}

/** Presses a button of a menu. */
export async function pick(label: string | RegExp, name: string | RegExp): Promise<void> {
  await userEvent.click((await openMenu(label)).getByRole('button', { name }));
}
