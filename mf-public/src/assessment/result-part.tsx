import { Day, Note, PageHead, Row } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import type { Answers } from './answers';
import { AreaList, changeOf } from './area-list';
import { ContactList } from './contact-list';
import { Plan } from './plan';
import type { Finished, Saved, Task } from './saved';
import { scoreOf, standing } from './scoring';
import { ShareLink } from './share-link';
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
      <div className="pub-plan__tools">
        <Row>{children}</Row>
        <ShareLink answers={answers} />
      </div>
      <AreaList answers={answers} before={before?.answers} />
      <Plan answers={answers} tasks={tasks} onTask={onTask} />
      <section aria-labelledby="numbers" className="ui-stack pub-plan__numbers">
        <h2 id="numbers">If something happens</h2>
        <ContactList />
      </section>
      <Note>
        “Essential Eight” names the strategy of the Essential Eight Maturity Model by the Australian Signals Directorate (<a href="https://www.cyber.gov.au">cyber.gov.au</a>) that an
        action belongs to. The tide mark is our own measure, not one of its maturity levels.
      </Note>
    </div>
  );
}
