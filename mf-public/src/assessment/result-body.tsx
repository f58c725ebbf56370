import { Button, Note, Row } from '@cyberharbour/shared-ui';
import { saveFile } from '@cyberharbour/shared-ui/save-file';
import type { Answers } from './answers';
import { AreaList } from './area-list';
import { CheckedOn } from './checked-on';
import { ContactList } from '../help/contact-list';
import { Plan } from './plan';
import { reminderFile } from './reminder';
import type { Finished, Saved, Task } from './saved';
import { ShareLink } from './share-link';

export interface ResultBodyProps {
  answers: Answers;
  at?: string;
  before?: Finished | undefined;
  tasks: Saved['tasks'];
  onTask?: (id: string, task: Task) => void;
  /** Only for a result that is saved here already. */
  onRetake?: () => void;
  /** Only for one that somebody shared: to save it here, and to leave it. */
  onKeep?: () => void;
  onLeave?: () => void;
}

const saveReminders = (checked: Parameters<typeof reminderFile>[0]) => {
  const file = reminderFile(checked, new URL('/assessment', location.origin));
  saveFile('cyberharbour-reminders.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
};

/** Drawn in a browser only: what it shows is saved there, or came in a fragment. */
export const ResultBody = ({ answers, at, before, tasks, onTask, onRetake, onKeep, onLeave }: ResultBodyProps) => (
  <>
    {at ? <CheckedOn at={at} answers={answers} before={before} /> : null}
    <div className="pub-plan__tools">
      <Row>
        <Button onClick={() => window.print()}>Print the plan</Button>
        {at ? (
          <Button tone="quiet" onClick={() => saveReminders({ at, answers, tasks })}>
            Save reminders for your calendar
          </Button>
        ) : null}
        {onRetake ? (
          <Button tone="quiet" onClick={onRetake}>
            Take it again and compare
          </Button>
        ) : null}
        {onKeep ? (
          <Button tone="quiet" onClick={onKeep}>
            Keep it in this browser
          </Button>
        ) : null}
        {onLeave ? (
          <Button tone="quiet" onClick={onLeave}>
            Take the assessment yourself
          </Button>
        ) : null}
      </Row>
      <ShareLink answers={answers} />
    </div>
    <AreaList answers={answers} before={before?.answers} />
    <Plan answers={answers} tasks={tasks} onTask={onTask} />
    <section aria-labelledby="numbers" className="ui-stack pub-plan__numbers">
      <h2 id="numbers">If something happens</h2>
      <ContactList />
    </section>
    <Note>
      “Essential Eight” names the strategy of the Essential Eight Maturity Model by the Australian Signals Directorate (
      <a href="https://www.cyber.gov.au">cyber.gov.au</a>) that an action belongs to. The tide mark is our own measure,
      not one of its maturity levels.
    </Note>
    <p className="pub-plan__source">
      CyberHarbour: {new URL('/assessment', location.href).href}. The guides are at{' '}
      {new URL('/resources', location.href).href}.
    </p>
  </>
);
