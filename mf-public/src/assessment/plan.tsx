import { useCampaignsNearby } from '@cyberharbour/shared-api/campaigns';
import { useResources } from '@cyberharbour/shared-api/resources';
import type { Answers } from './answers';
import { ActionItem } from './action-item';
import type { KnownQuestion } from './questions';
import { campaignFor } from './running-campaigns';
import { newTask, type Saved, type Task } from './saved';
import { todo } from './todo';

interface PlanProps {
  answers: Answers;
  tasks: Saved['tasks'];
  /** None for a shared result: notes beside it are for paper only. */
  onTask: ((id: string, task: Task) => void) | undefined;
}

export function Plan({ answers, tasks, onTask }: PlanProps) {
  const actions = todo(answers);
  const { resources, fallback } = useResources();
  const { data: campaigns, dataUpdatedAt } = useCampaignsNearby();
  const items = campaigns?.items ?? [];
  // Each area has one, at its first action: the same again and again would be noise.
  const isFirst = ({ id, area }: KnownQuestion) => actions.find((each) => each.area === area)?.id === id;
  return (
    <section aria-labelledby="plan" className="ui-stack">
      <h2 id="plan">The plan, what helps most first</h2>
      {actions.length === 0 ? <p>Nothing left to do. Check again in six months, or when something changes.</p> : null}
      <ol role="list" className="pub-actions">
        {actions.map((question) => (
          <ActionItem
            key={question.id}
            library={fallback ? [] : resources}
            campaign={isFirst(question) ? campaignFor(question.area, items, dataUpdatedAt) : undefined}
            question={question}
            answer={answers[question.id]}
            task={tasks[question.id] ?? newTask}
            onTask={onTask && ((task) => onTask(question.id, task))}
          />
        ))}
      </ol>
    </section>
  );
}
