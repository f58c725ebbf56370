import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const typeAll = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(await screen.findByLabelText(label), text);
};
export const summary = async () => within(await screen.findByRole('alert', { name: 'There is a problem' }));
