import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './hydrated';

/** In which of the browser's tasks each part was rendered. */
const tasks = new Map<string, number>();
let task = 0;

/** Takes longer than React works at a time. */
function work(name: string) {
  const end = performance.now() + 30;
  while (performance.now() < end);
  tasks.set(name, task);
}

function Part({ name }: { name: string }) {
  work(name);
  return <p>{name}</p>;
}

function Screen() {
  const isHydrated = useHydrated();
  return (
    <>
      <h1>{isHydrated ? 'Yours' : 'Anyone’s'}</h1>
      {['first', 'second', 'third'].map((name) => (
        <Suspense key={name}>
          <Part name={name} />
        </Suspense>
      ))}
    </>
  );
}

describe('what is known once a page is hydrated', () => {
  beforeEach(() => tasks.clear());

  it('is known at once where no server rendered the page', () => {
    render(<Screen />);
    expect(screen.getByRole('heading')).toHaveTextContent('Yours');
  });

  it('leaves what is below to be hydrated in tasks of its own, so that a press in between is answered', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    // eslint-disable-next-line no-restricted-syntax -- it stands for the page that came from the server
    place.innerHTML = renderToString(<Screen />);
    expect(screen.getByRole('heading')).toHaveTextContent('Anyone’s');
    tasks.clear();
    const counting = setInterval(() => (task += 1));
    hydrateRoot(place, <Screen />);
    expect(await screen.findByRole('heading', { name: 'Yours' })).toBeVisible();
    await waitFor(() => expect(tasks.size).toBe(3));
    clearInterval(counting);
    expect(new Set(tasks.values()).size).toBe(3);
  });
});
