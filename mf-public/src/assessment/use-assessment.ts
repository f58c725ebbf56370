import { useHydrated } from '@cyberharbour/shared-api';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTicks } from '../checklist/use-ticks';
import { givenAnswers, isAsked, nextAsked, type Audience } from './audience';
import { encodeAnswers, isComplete, type Answers } from './answers';
import { carriedAnswers } from './carried-answers';
import { now } from './now';
import { areaIds, type Answer } from './question';
import { questions } from './questions';
import type { Saved, Task } from './saved';
import { readShared } from './share';
import { useSaved } from './use-saved';
import { useVisit } from './use-visit';
import { help, question, result, start, type View } from './view';

/** @param isRevised whether these are the last answers, gone back to and changed */
const finish =
  (answers: Answers, isRevised: boolean) =>
  (saved: Saved): Saved => ({
    ...saved,
    // They stay: who goes back from the result finds them.
    draft: answers,
    last: { at: new Date().toISOString(), answers },
    before: isRevised ? saved.before : saved.last,
  });

const isFinished = ({ draft, last }: Saved) => last && encodeAnswers(draft) === encodeAnswers(last.answers);

/** Where a visitor is in the assessment, and what they can do from there. */
export function useAssessment() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const [saved, change] = useSaved();
  const { ticked } = useTicks(areaIds);
  const [nowAnswer, setNowAnswer] = useState<Answer>();
  const [revising, setRevising] = useState(false);

  const shared = hydrated ? readShared(hash) : undefined;
  const audience = saved.audience ?? 'group';
  const isBegun = questions.some((each) => saved.draft[each.id] && isAsked(each, audience));
  const begun = isBegun && !isFinished(saved);
  const { place, view: wanted, show, back } = useVisit(saved.last && !begun && !shared ? result : start);
  const view = wanted.step === 'result' && !saved.last ? start : wanted;
  const carried = carriedAnswers(ticked);
  const openAt = (draft: Answers) => {
    const first = questions.findIndex(({ id }) => !draft[id]);
    return first === -1 ? questions.length : first + 1;
  };

  const next = (at: number) => {
    if (at === 0 && nowAnswer !== 'no') return show(help(0));
    const id = questions[at - 1]?.id;
    const answer = id && (saved.draft[id] ?? carried[id]);
    const draft = id && answer ? { ...saved.draft, [id]: answer } : saved.draft;
    const following = nextAsked(at, audience);
    if (following <= questions.length) {
      if (draft !== saved.draft) change((was) => ({ ...was, draft }));
      return show(question(following));
    }
    // By the browser's history one can come to the last question past others.
    if (!isComplete(draft)) return show(question(openAt(draft)));
    change(finish(draft, revising));
    setRevising(true);
    show(result);
  };

  return {
    place,
    view,
    shared,
    saved,
    audience,
    carried,
    ticks: ticked.length,
    nowAnswer,
    resumeAt: begun ? openAt(saved.draft) : undefined,
    show,
    back,
    next,
    /** Leaves a shared result: the address becomes the page's own again. */
    leaveShared: (to: View, adopted?: Answers) => {
      if (adopted) change(finish(adopted, false));
      show(to, { replace: true });
    },
    startAgain: (of: Audience) => {
      change((was) => ({ ...was, draft: givenAnswers(of), audience: of }));
      setNowAnswer(undefined);
      setRevising(false);
      show(question(0));
    },
    answer: (id: string, given: Answer) =>
      id === now.id ? setNowAnswer(given) : change((was) => ({ ...was, draft: { ...was.draft, [id]: given } })),
    noteTask: (id: string, task: Task) => change((was) => ({ ...was, tasks: { ...was.tasks, [id]: task } })),
  };
}
