import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The selector of a row: `Role of Tom Okafor`, or how that begins. */
export const selector = (label: string): Promise<HTMLElement> =>
  screen.findByRole('combobox', { name: new RegExp(`^${label}`) });

/** Chooses in a row's selector and presses the button beside it. */
export async function choose(label: string, option: string): Promise<void> {
  await userEvent.selectOptions(await selector(label), option);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^(Change|Update): ${label}`) }));
}
