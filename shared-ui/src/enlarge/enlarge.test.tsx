import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Enlarge } from './index';

it('a picture opens whole by keyboard, closes by Escape, and gives the focus back', async () => {
  render(
    <Enlarge src="https://example.com/large.webp" alt="Two people on a wharf" title="The invoice">
      <span>small</span>
    </Enlarge>,
  );
  const link = screen.getByRole('link', { name: 'small See the whole picture' });
  // Without script it leads to the file.
  expect(link).toHaveAttribute('href', 'https://example.com/large.webp');
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'The invoice' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Two people on a wharf' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
