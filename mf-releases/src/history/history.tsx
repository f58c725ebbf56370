import type { ReleaseStep } from '@cyberharbour/shared-api/contract';
import { Day, Note } from '@cyberharbour/shared-ui';
import { describeStep } from '../words/moves-in-words';
import './history.css';

/** Who moved it and why, newest first. */
export function History({ steps }: { steps: readonly ReleaseStep[] }) {
  if (steps.length === 0) return <Note>Nothing happened yet.</Note>;
  return (
    <ol role="list" className="rel-history">
      {steps.map((step) => (
        <li key={step.revision}>
          <Day at={step.at} withTime />
          <span>
            {describeStep(step)}
            {step.by ? `, by ${step.by}` : ''}
            {step.reason ? <Note>{step.reason}</Note> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
