import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarouselFrame, slideOf, StillCarousel, useCarouselMotion } from './index';

const posts = ['Phish', 'Passwords', 'Backups'];

/** A visitor's preference for less motion, which jsdom does not know, and a way to change it while the page is open. */
function visitor({ lessMotion }: { lessMotion: boolean }) {
  const query = Object.assign(new EventTarget(), { matches: lessMotion });
  Object.assign(window, { matchMedia: () => query });
  return {
    asksForLessMotion: () =>
      act(() => {
        query.matches = true;
        query.dispatchEvent(new Event('change'));
      }),
  };
}

function Posts({
  onPrevious = () => undefined,
  onNext = () => undefined,
  onPick = () => undefined,
}: Partial<Record<'onPrevious' | 'onNext' | 'onPick', (place?: number) => void>>) {
  const motion = useCarouselMotion();
  return (
    <CarouselFrame
      label="Latest blogs"
      one="post"
      motion={motion}
      onPrevious={() => onPrevious()}
      onNext={() => onNext()}
      dots={{ count: posts.length, current: 1, onPick }}
    >
      <p>{motion.moving ? 'under way' : 'at rest'}</p>
      {posts.map((title, place) => (
        <div key={title} {...slideOf(place, posts.length)}>
          <a href={`/${title}`}>{title}</a>
        </div>
      ))}
    </CarouselFrame>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const live = () => screen.getByText(/under way|at rest/).parentElement;

it('is a named carousel of numbered slides, with the way to stop it first', async () => {
  visitor({ lessMotion: false });
  render(<Posts />);
  const carousel = screen.getByRole('group', { name: 'Latest blogs' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '2 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
  await userEvent.tab();
  expect(button('Pause posts')).toHaveFocus();
  expect(within(carousel).getAllByRole('button')[0]).toBe(button('Pause posts'));
});

it('goes where its buttons and dots say, and marks the dot of the slide that is shown', async () => {
  visitor({ lessMotion: false });
  const went: string[] = [];
  render(
    <Posts
      onPrevious={() => went.push('earlier')}
      onNext={() => went.push('next')}
      onPick={(place) => went.push(`slide ${place}`)}
    />,
  );
  await userEvent.click(button('Earlier post'));
  await userEvent.click(button('Next post'));
  await userEvent.click(button('Show post 3 of 3'));
  expect(went).toEqual(['earlier', 'next', 'slide 2']);
  expect(screen.getAllByRole('button', { current: true })).toEqual([button('Show post 2 of 3')]);
});

it('moves until it is paused, and is not read out while it moves', async () => {
  visitor({ lessMotion: false });
  render(<Posts />);
  expect(live()).toHaveTextContent('under way');
  expect(live()).toHaveAttribute('aria-live', 'off');
  await userEvent.click(button('Pause posts'));
  expect(live()).toHaveTextContent('at rest');
  expect(live()).toHaveAttribute('aria-live', 'polite');
});

it('waits under the pointer and under the focus of a keyboard, and goes on after them', async () => {
  visitor({ lessMotion: false });
  render(<Posts />);
  await userEvent.hover(screen.getByRole('link', { name: 'Phish' }));
  expect(live()).toHaveTextContent('at rest');
  await userEvent.unhover(screen.getByRole('group', { name: 'Latest blogs' }));
  expect(live()).toHaveTextContent('under way');
  await userEvent.tab();
  expect(live()).toHaveTextContent('at rest');
  act(() => button('Pause posts').blur());
  expect(live()).toHaveTextContent('under way');
});

it('stands for whoever asked for less motion, who may start it', async () => {
  visitor({ lessMotion: true });
  render(<Posts />);
  expect(live()).toHaveTextContent('at rest');
  await userEvent.click(button('Play posts'));
  expect(live()).toHaveTextContent('under way');
});

it('stops when less motion is asked for while it moves', () => {
  const { asksForLessMotion } = visitor({ lessMotion: false });
  render(<Posts />);
  expect(live()).toHaveTextContent('under way');
  asksForLessMotion();
  expect(live()).toHaveTextContent('at rest');
  expect(button('Play posts')).toBeVisible();
});

it('can be scrolled by keyboard while nothing moves it', async () => {
  render(
    <StillCarousel label="Latest blogs" slides={posts.map((title) => ({ id: title, content: <p>{title}</p> }))} dots />,
  );
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Latest blogs' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Latest blogs' })).toHaveTextContent('PhishPasswordsBackups');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
