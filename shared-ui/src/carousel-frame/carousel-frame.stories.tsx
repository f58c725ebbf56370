import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { hovered } from '../../.storybook/states';
import { Card } from '../card';
import { CarouselFrame, slideOf, StillCarousel, useCarouselMotion, type CarouselFrameProps } from './index';

const english = ['Spot the phish', 'Passwords that last', 'A copy of everything'];

interface PostsProps extends Pick<CarouselFrameProps, 'label' | 'one' | 'words'> {
  titles?: readonly string[];
  withDots?: boolean;
  still?: boolean;
}

/** One slide at a time; a page brings its own way to move them. */
function Posts({ titles = english, withDots = false, still = false, ...frame }: PostsProps) {
  const [current, setCurrent] = useState(0);
  const motion = useCarouselMotion();
  const go = (by: number) => setCurrent((place) => (place + by + titles.length) % titles.length);
  useEffect(() => {
    if (!motion.moving) return;
    const timer = setInterval(() => setCurrent((place) => (place + 1) % titles.length), 5000);
    return () => clearInterval(timer);
  }, [motion.moving, titles.length]);
  const content = (title: string) => <Card href="/blog" title={title} />;
  if (still)
    return (
      <StillCarousel
        label={frame.label}
        slides={titles.map((title) => ({ id: title, content: content(title) }))}
        dots={withDots}
      />
    );
  return (
    <CarouselFrame
      {...frame}
      motion={motion}
      onPrevious={() => go(-1)}
      onNext={() => go(1)}
      dots={withDots ? { count: titles.length, current, onPick: setCurrent } : undefined}
    >
      <div {...slideOf(current, titles.length)}>{content(titles[current] ?? '')}</div>
    </CarouselFrame>
  );
}

const meta = { component: Posts, args: { label: 'Latest blogs', one: 'post' } } satisfies Meta<typeof Posts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ canvas }) => {
    const pause = canvas.queryByRole('button', { name: 'Pause posts' });
    if (pause) await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Play posts' })).toBeVisible();
  },
};
export const Playing: Story = {
  play: async ({ canvas }) => {
    const play = canvas.queryByRole('button', { name: 'Play posts' });
    if (play) await userEvent.click(play);
    await expect(canvas.getByRole('button', { name: 'Pause posts' })).toBeVisible();
  },
};
export const WithDots: Story = {
  args: { withDots: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show post 2 of 3' }));
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toHaveTextContent('Passwords that last');
  },
};
export const AtTheKeyboard: Story = {
  args: { withDots: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};
export const NothingMovesIt: Story = { args: { still: true, withDots: true } };
export const Hovered: Story = { ...hovered, args: { withDots: true } };
export const LongText: Story = {
  args: {
    withDots: true,
    titles: [
      'The invoice that was almost right, and the four minutes in which nobody asked anybody. '.repeat(3),
      ...english,
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'أحدث المدونات',
    one: 'مدونة',
    titles: ['كلمات مرور تدوم', 'نسخة من كل شيء'],
    withDots: true,
    words: () => ({
      pause: 'إيقاف',
      play: 'تشغيل',
      pauseAll: 'إيقاف المدونات',
      playAll: 'تشغيل المدونات',
      earlier: 'المدونة السابقة',
      next: 'المدونة التالية',
      pick: (place, count) => `اعرض المدونة ${place} من ${count}`,
    }),
  },
};
