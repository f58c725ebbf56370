import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

it('opens and closes on its summary', async () => {
  render(<Disclosure summary="What happens to the picture?">Location data is taken out.</Disclosure>);
  expect(screen.getByText('Location data is taken out.')).not.toBeVisible();
  await userEvent.click(screen.getByText('What happens to the picture?'));
  expect(screen.getByText('Location data is taken out.')).toBeVisible();
  await userEvent.click(screen.getByText('What happens to the picture?'));
  expect(screen.getByText('Location data is taken out.')).not.toBeVisible();
});
