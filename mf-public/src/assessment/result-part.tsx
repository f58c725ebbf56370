import { Day, Loading, Note, PageHead } from '@cyberharbour/shared-ui';
import { Suspense, type ReactNode } from 'react';
import type { Answers } from './answers';
import { changeOf } from './change-of';
import { ResultBody } from './result-later';
import type { Finished, Saved, Task } from './saved';
import { scoreOf, standing } from './scoring';
import './plan.css';
import './plan-print.css';

interface ResultPartProps {
  title: (score: number) => string;
  lede: string;
  answers: Answers;
  at?: string | undefined;
  before?: Finished | undefined;
  tasks: Saved['tasks'];
  onTask?: (id: string, task: Task) => void;
  /** The buttons that go on from here. */
  children: ReactNode;
}

export function ResultPart({ title, lede, answers, at, before, tasks, onTask, children }: ResultPartProps) {
  const score = scoreOf(answers);
  return (
    <div className="pub-plan">
      <PageHead title={title(score)} lede={`${standing(score)}. ${lede}`}>
        {at ? (
          <Note>
            Checked on <Day at={at} />
          </Note>
        ) : null}
        {before ? (
          <p>
            On <Day at={before.at} /> it was {scoreOf(before.answers)}: {changeOf(score, scoreOf(before.answers))}.
          </p>
        ) : null}
      </PageHead>
      <Suspense fallback={<Loading className="pub-waiting">Loading...</Loading>}>
        <ResultBody answers={answers} before={before?.answers} tasks={tasks} onTask={onTask}>
          {children}
        </ResultBody>
      </Suspense>
    </div>
  );
}
