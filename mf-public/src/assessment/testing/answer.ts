import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../question';
import { choicesOf, questions } from '../questions';

export const total = questions.length + 1;
export const all = (answer: Answer, but: Record<string, Answer> = {}) =>
  Object.fromEntries(questions.map(({ id }) => [id, but[id] ?? answer]));
export const yes = all('yes');
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const h1 = () => screen.getByRole('heading', { level: 1 });
export const choose = async (name: string) => userEvent.click(screen.getByRole('radio', { name }));
/** Everything answered with its first choice, except those that are named. */
export async function answerAll(but: Record<string, Answer> = {}) {
  await press(/^Start/);
  await choose('No');
  await press('Next');
  for (const question of questions) {
    const wanted = but[question.id] ?? 'yes';
    await choose(choicesOf(question).find(({ value }) => value === wanted)?.label ?? '');
    await press(/^(Next|See your result)$/);
  }
}
export const key = 'cyberharbour:assessment';
