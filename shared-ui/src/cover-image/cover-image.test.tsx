import { fireEvent, render, screen } from '@testing-library/react';
import { CoverImage } from './index';

it('pictures give way to what stands in when they cannot be had', async () => {
  render(<CoverImage src="https://example.com/gone.webp">drawn instead</CoverImage>);
  const picture = document.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(await screen.findByText('drawn instead')).toBeVisible();
});
