import { Note, Row } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import type { Answers } from './answers';
import { AreaList } from './area-list';
import { ContactList } from './contact-list';
import { Plan } from './plan';
import type { Saved, Task } from './saved';
import { ShareLink } from './share-link';

export interface ResultBodyProps {
  answers: Answers;
  before: Answers | undefined;
  tasks: Saved['tasks'];
  onTask: ((id: string, task: Task) => void) | undefined;
  /** The buttons that go on from here. */
  children: ReactNode;
}

/** Drawn in a browser only: what it shows is kept there, or came in a fragment. */
export const ResultBody = ({ answers, before, tasks, onTask, children }: ResultBodyProps) => (
  <>
    <div className="pub-plan__tools">
      <Row>{children}</Row>
      <ShareLink answers={answers} />
    </div>
    <AreaList answers={answers} before={before} />
    <Plan answers={answers} tasks={tasks} onTask={onTask} />
    <section aria-labelledby="numbers" className="ui-stack pub-plan__numbers">
      <h2 id="numbers">If something happens</h2>
      <ContactList />
    </section>
    <Note>
      “Essential Eight” names the strategy of the Essential Eight Maturity Model by the Australian Signals Directorate (<a href="https://www.cyber.gov.au">cyber.gov.au</a>) that an
      action belongs to. The tide mark is our own measure, not one of its maturity levels.
    </Note>
    <p className="pub-plan__source">
      CyberHarbour: {new URL('/assessment', location.href).href}. The guides are at {new URL('/resources', location.href).href}.
    </p>
  </>
);
