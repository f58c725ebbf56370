import { Button, Notice, PageHead, Row } from '@cyberharbour/shared-ui';
import { HappeningNow } from '../help/happening-now';
import { areaIds, areas } from './question';
import { questions } from './questions';

interface StartStepProps {
  /** The question to go on with, when a check is under way. */
  resumeAt: number | undefined;
  unreadable: boolean;
  onStart: () => void;
  onResume: () => void;
  onHelp: () => void;
  /** Only where a result is saved. */
  onResult: (() => void) | undefined;
}

export const StartStep = ({ resumeAt, unreadable, onStart, onResume, onHelp, onResult }: StartStepProps) => (
  <>
    <title>Full assessment · CyberHarbour</title>
    <PageHead
      title="Full assessment"
      lede={`${questions.length + 1} plain questions, about seven minutes. At the end there is a plan to print: what to do first, how long it takes, and what helps.`}
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
    <Row>
      {resumeAt ? (
        <Button tone="beacon" size="lg" onClick={onResume}>
          Go on at question {resumeAt + 1}
        </Button>
      ) : null}
      <Button tone={resumeAt ? 'quiet' : 'beacon'} size="lg" onClick={onStart}>
        {resumeAt ? 'Start again' : 'Start'}
      </Button>
      {onResult ? (
        <Button tone="quiet" size="lg" onClick={onResult}>
          See your last result
        </Button>
      ) : null}
    </Row>
    <Notice tone="danger">
      <p>Is something happening right now? Do not wait for the questions.</p>
      <Button tone="danger" onClick={onHelp}>
        Get help now
      </Button>
      <HappeningNow />
    </Notice>
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
