import { Day, Note } from '@cyberharbour/shared-ui';
import type { Answers } from './answers';
import { changeOf } from './change-of';
import type { Finished } from './saved';
import { scoreOf } from './scoring';

interface CheckedOnProps {
  at: string;
  answers: Answers;
  before: Finished | undefined;
}

/** When it was, and how far one has come since the time before. */
export function CheckedOn({ at, answers, before }: CheckedOnProps) {
  const earlier = before && scoreOf(before.answers);
  return (
    <div className="pub-plan__when">
      <Note>
        Checked on <Day at={at} />
      </Note>
      {before && earlier !== undefined ? (
        <p>
          On <Day at={before.at} /> it was {earlier}: {changeOf(scoreOf(answers), earlier)}.
        </p>
      ) : null}
    </div>
  );
}
