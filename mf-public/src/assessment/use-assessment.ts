import { useHydrated } from '@cyberharbour/shared-api';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Answers } from './answers';
import { now } from './now';
import type { Answer } from './question';
import { questions } from './questions';
import type { Saved, Task } from './saved';
import { readShared } from './share';
import { useSaved } from './use-saved';
import { useTurn } from './use-turn';
import { help, question, result, start, type View } from './view';

const finish =
  (answers: Answers) =>
  (saved: Saved): Saved => ({
    ...saved,
    draft: {},
    last: { at: new Date().toISOString(), answers },
    before: saved.last,
  });

/** Where a visitor is in the assessment, and what they can do from there. */
export function useAssessment() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { place, turn } = useTurn();
  const [saved, change] = useSaved();
  const [nowAnswer, setNowAnswer] = useState<Answer>();
  const [chosen, setView] = useState<View>();
  const [aside, setAside] = useState('');

  const shared = hydrated && hash !== aside ? readShared(hash) : undefined;
  const begun = Object.keys(saved.draft).length > 0;
  const wanted = chosen ?? (saved.last && !begun && !shared ? result : start);
  const view = wanted.step === 'result' && !saved.last ? start : wanted;
  const firstOpen = questions.findIndex(({ id }) => !saved.draft[id]);
  const resumeAt = firstOpen === -1 ? questions.length : firstOpen + 1;
  const show = (next: View) => turn(() => setView(next));

  /** Leaves a shared result: the address becomes the page's own again. */
  const leaveShared = (next: View, adopted?: Answers) => {
    turn(() => {
      setAside(hash);
      setView(next);
      if (adopted) change(finish(adopted));
    });
    void navigate('/assessment', { replace: true });
  };

  const next = (at: number) => {
    if (at === 0 && nowAnswer !== 'no') return show(help(question(0)));
    if (at < questions.length) return show(question(at + 1));
    turn(() => {
      change(finish(saved.draft));
      setView(result);
    });
  };

  return {
    place,
    view,
    shared,
    saved,
    nowAnswer,
    resumeAt: begun ? resumeAt : undefined,
    show,
    leaveShared,
    next,
    back: (at: number) => show(at === 0 ? start : question(at - 1)),
    startAgain: () =>
      turn(() => {
        change((was) => ({ ...was, draft: {} }));
        setNowAnswer(undefined);
        setView(question(0));
      }),
    answer: (id: string, given: Answer) =>
      id === now.id ? setNowAnswer(given) : change((was) => ({ ...was, draft: { ...was.draft, [id]: given } })),
    noteTask: (id: string, task: Task) => change((was) => ({ ...was, tasks: { ...was.tasks, [id]: task } })),
  };
}
