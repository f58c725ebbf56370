import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { loadNewReleaseOnClick } from './load-new-release';
import { watchInput } from './unsaved-input';

let release: string | undefined;
const watch = { newRelease: () => release, subscribe: () => () => undefined, start: () => () => undefined };
loadNewReleaseOnClick(document, watch, watchInput(document));

/** Clicks that reached the router; the browser follows the others. */
let clicks = 0;

const countClick = (event: MouseEvent) => {
  clicks += 1;
  event.preventDefault();
};

beforeEach(() => {
  sessionStorage.clear();
  clicks = 0;
  release = 'v2';
  // jsdom cannot navigate, and says so on the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <input aria-label="Search" />
      <main>
        <a href="/blog" onClick={countClick}>
          Blog
        </a>
        <a href="#fragment" onClick={countClick}>
          Fragment
        </a>
        <a href="/file" download onClick={countClick}>
          File
        </a>
        <textarea aria-label="Letter" />
      </main>
    </>,
  );
});

const click = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  return clicks;
};

it('leaves every link to the router while there is nothing new', async () => {
  release = undefined;
  expect(await click('Blog')).toBe(1);
});

it('opens the next page as a new document when there is a new version, and only once for each', async () => {
  expect(await click('Blog')).toBe(0);
  expect(await click('Blog')).toBe(1);
  release = 'v3';
  expect(await click('Blog')).toBe(1);
});

it('leaves links to the router while the page holds typed text, and as long as its field is there', async () => {
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

it.each(['Fragment', 'File'])('leaves alone what leads to no other page: %s', async (link) => {
  expect(await click(link)).toBe(1);
});
