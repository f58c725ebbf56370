import { fireEvent, render, screen } from '@testing-library/react';
import { CoverImage } from './index';

it('pictures give way to what stands in when they cannot be had', async () => {
  render(<CoverImage src="https://example.com/gone.webp">drawn instead</CoverImage>);
  const picture = document.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(await screen.findByText('drawn instead')).toBeVisible();
});

const isWhole = (width: number, height: number, more: { focus?: string; frame?: number } = {}) => {
  const { container, unmount } = render(<CoverImage src="x.webp" width={width} height={height} {...more} />);
  const whole = container.querySelector('[data-whole]') !== null;
  unmount();
  return whole;
};

it('a picture is cut where little is lost or its author named what stays, else it is shown whole', () => {
  expect(isWhole(1600, 1200)).toBe(false);
  expect(isWhole(900, 1600)).toBe(true);
  expect(isWhole(900, 1600, { focus: '50 20' })).toBe(false);
  // A banner loses as much at its sides as a portrait above and below.
  expect(isWhole(1600, 400)).toBe(true);
});

it('a picture is never larger than it is', () => {
  expect(isWhole(320, 180, { focus: '50 50' })).toBe(true);
  expect(isWhole(800, 450)).toBe(false);
  expect(isWhole(800, 450, { frame: 992 })).toBe(true);
});
