import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { moveOnClick } from './moving';
import { watchTyping } from './typing';

let offered: string | undefined;
const newer = { offered: () => offered, subscribe: () => () => undefined, watch: () => () => undefined };
moveOnClick(document, newer, watchTyping(document));

/** How often the router heard of a click; what it does not hear of, the browser does. */
let heard = 0;

const hear = (event: MouseEvent) => {
  heard += 1;
  event.preventDefault();
};

beforeEach(() => {
  sessionStorage.clear();
  heard = 0;
  offered = 'v2';
  // jsdom cannot travel.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <input aria-label="Search" />
      <main>
        <a href="/blog" onClick={hear}>
          Blog
        </a>
        <a href="#part" onClick={hear}>
          Part
        </a>
        <a href="/file" download onClick={hear}>
          File
        </a>
        <textarea aria-label="Letter" />
      </main>
    </>,
  );
});

const click = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  return heard;
};

it('leaves every link to the router while there is nothing new', async () => {
  offered = undefined;
  expect(await click('Blog')).toBe(1);
});

it('opens the next page anew when there is a new version, and only once for each', async () => {
  expect(await click('Blog')).toBe(0);
  expect(await click('Blog')).toBe(1);
  offered = 'v3';
  expect(await click('Blog')).toBe(1);
});

it('waits while something typed stands in the page, and until it is gone', async () => {
  const field = screen.getByLabelText('Letter');
  await userEvent.type(field, 'Dear council');
  expect(await click('Blog')).toBe(1);
  await userEvent.clear(field);
  expect(await click('Blog')).toBe(1);
});

it('does not take the header for something that is being written', async () => {
  await userEvent.type(screen.getByLabelText('Search'), 'x');
  expect(await click('Blog')).toBe(0);
});

it.each(['Part', 'File'])('leaves alone what leads to no other page: %s', async (link) => {
  expect(await click(link)).toBe(1);
});
