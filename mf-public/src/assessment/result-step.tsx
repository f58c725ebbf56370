import { Loading, PageHead } from '@cyberharbour/shared-ui';
import { Suspense } from 'react';
import type { ResultBodyProps } from './result-body';
import { ResultBody } from './result-later';
import { scoreOf, describeScore } from './scoring';
import './plan.css';
import './plan-print.css';

interface ResultStepProps extends ResultBodyProps {
  title: (score: number) => string;
  lede: string;
}

/** The heading is here at once, as it takes the focus; the rest may come a moment later. */
export function ResultStep({ title, lede, ...body }: ResultStepProps) {
  const score = scoreOf(body.answers);
  return (
    <div className="pub-plan">
      <PageHead title={title(score)} lede={`${describeScore(score)}. ${lede}`} />
      <Suspense fallback={<Loading className="pub-waiting">Loading...</Loading>}>
        <ResultBody {...body} />
      </Suspense>
    </div>
  );
}
