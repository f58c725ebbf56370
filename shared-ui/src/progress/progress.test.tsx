import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

it('says how far it is', () => {
  render(<Progress label="Uploading the picture" value={3} max={5} note="3 of 5" />);
  expect(screen.getByRole('progressbar', { name: 'Uploading the picture' })).toHaveAttribute('value', '3');
  expect(screen.getByText('3 of 5')).toBeVisible();
});

it('is under way without a value', () => {
  render(<Progress label="Sending" />);
  expect(screen.getByRole('progressbar', { name: 'Sending' })).not.toHaveAttribute('value');
});
