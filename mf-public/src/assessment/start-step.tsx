import { Button, ButtonLink, Day, Notice, PageHead, Row } from '@cyberharbour/shared-ui';
import { RadioGroup } from '@cyberharbour/shared-ui/radio-group';
import { useState } from 'react';
import { numberOf, totalFor, type Audience } from './audience';
import { areaIds, areas } from './question';
import { SamplePlan } from './sample-plan';
import type { Finished } from './saved';
import { describeScore, scoreOf } from './scoring';

interface StartStepProps {
  /** For whom it was taken last. */
  audience: Audience;
  /** The question to go on with, when a check is under way. */
  resumeAt: number | undefined;
  /** How many points of the home page's checklist are ticked. */
  ticks: number;
  last: Finished | undefined;
  unreadable: boolean;
  onStart: (audience: Audience) => void;
  onResume: () => void;
  onResult: () => void;
}

const LastResult = ({ at, answers }: Finished) => (
  <section aria-labelledby="last-result" className="ui-stack">
    <h2 id="last-result">Your last result</h2>
    <p>
      <strong>{scoreOf(answers)} of 100</strong>, on <Day at={at} />: {describeScore(scoreOf(answers)).toLowerCase()}.
    </p>
  </section>
);

const audiences = [
  { value: 'group', label: `A shop, a business or a club: ${totalFor('group')} questions` },
  { value: 'person', label: `Myself and my household: ${totalFor('person')} questions` },
] as const satisfies readonly { value: Audience; label: string }[];

export function StartStep({
  audience: lastAudience,
  resumeAt,
  ticks,
  last,
  unreadable,
  onStart,
  onResume,
  onResult,
}: StartStepProps) {
  const [chosen, choose] = useState<Audience>();
  const audience = chosen ?? lastAudience;
  return (
    <>
      <title>Full assessment · CyberHarbour</title>
      <PageHead
        title="Full assessment"
        lede={`${totalFor('group')} plain questions, about seven minutes. At the end there is a plan to print: what to do first, how long it takes, and what helps.`}
      />
      <noscript>
        <Notice tone="warn">
          <p>The questions need JavaScript, and this browser does not run any. All other pages work without it.</p>
        </Notice>
      </noscript>
      {unreadable ? (
        <Notice tone="warn">
          <p>
            That link does not hold a result that we can read. It may be cut off, or from an older assessment. Ask for a
            new one.
          </p>
        </Notice>
      ) : null}
      <RadioGroup label="Who is it for?" options={audiences} value={audience} onChange={choose} />
      <Row>
        {resumeAt ? (
          <Button tone="beacon" size="lg" onClick={onResume}>
            Go on at question {numberOf(resumeAt, lastAudience)}
          </Button>
        ) : null}
        <Button tone={resumeAt ? 'quiet' : 'beacon'} size="lg" onClick={() => onStart(audience)}>
          {resumeAt ? 'Start again' : 'Start'}
        </Button>
        {last ? (
          <Button tone="quiet" size="lg" onClick={onResult}>
            See your last result
          </Button>
        ) : null}
      </Row>
      {ticks > 0 ? <p>What you ticked on the home page is filled in; you can change each answer.</p> : null}
      <Notice tone="danger">
        <p>Is something happening right now? Do not wait for the questions.</p>
        <ButtonLink tone="danger" href="/help">
          Get help now
        </ButtonLink>
      </Notice>
      {last ? <LastResult {...last} /> : <SamplePlan />}
      <section aria-labelledby="how-it-works" className="ui-stack">
        <h2 id="how-it-works">How it works</h2>
        <ul role="list" className="pub-points">
          <li>No account. Your answers stay in this browser; nothing is sent to us.</li>
          <li>“Don’t know” is a good answer: it tells you where to look.</li>
          <li>Go back and change an answer whenever you like.</li>
          <li>Six areas: {areaIds.map((area) => areas[area].toLowerCase()).join(', ')}.</li>
        </ul>
      </section>
    </>
  );
}
