import type { Campaign, Resource } from '@cyberharbour/shared-api/contract';
import { Checkbox, Field, Link, TextInput, VisuallyHidden } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { actions } from './actions';
import { guides, readingOf } from './guides';
import { areas, type Answer } from './question';
import type { KnownQuestion } from './questions';
import type { Task } from './saved';
import { effort } from './todo';

interface ActionItemProps {
  /** Guides that the library shows now. */
  library: readonly Resource[];
  /** One under way that asks for the like of it. */
  campaign: Campaign | undefined;
  question: KnownQuestion;
  answer: Answer | undefined;
  task: Task;
  onTask: ((task: Task) => void) | undefined;
}

/** One thing to do: to tick, to give to somebody, to date. On paper the empty fields are lines to write on. */
export function ActionItem({
  library,
  campaign,
  question: { id, area },
  answer,
  task: given,
  onTask,
}: ActionItemProps) {
  const action = actions[id];
  const reading = readingOf(guides[action.reading], library);
  const [task, setTask] = useState(given);
  const note = (change: Partial<Task>) => {
    const next = { ...task, ...change };
    setTask(next);
    onTask?.(next);
  };
  const forThis = <VisuallyHidden>for “{action.title}”</VisuallyHidden>;
  return (
    <li className="pub-action">
      <Checkbox
        label={<strong>{action.title}</strong>}
        checked={task.done}
        onChange={(event) => note({ done: event.target.checked })}
      />
      <div className="pub-action__text">
        {answer === 'unsure' ? <p>You were not sure: look first, it may be done already.</p> : null}
        <p>{action.how}</p>
        <ul role="list" className="pub-action__facts">
          <li>{effort(action.minutes)}</li>
          <li>{areas[area]}</li>
          {action.strategy ? <li>Essential Eight: {action.strategy}</li> : null}
          <li>
            <Link href={reading.address}>
              {reading.name} {forThis}
            </Link>
          </li>
          {campaign ? (
            <li>
              <Link href={`/campaigns/${campaign._id}?via=assessment`}>Campaign under way: {campaign.title}</Link>
            </li>
          ) : null}
        </ul>
      </div>
      <div className="pub-action__fields">
        <Field label={<>Owner {forThis}</>}>
          <TextInput autoComplete="off" value={task.owner} onChange={(event) => note({ owner: event.target.value })} />
        </Field>
        <Field label={<>Due date {forThis}</>}>
          <TextInput
            type="date"
            value={task.due}
            data-empty={task.due === '' || undefined}
            onChange={(event) => note({ due: event.target.value })}
          />
        </Field>
      </div>
    </li>
  );
}
