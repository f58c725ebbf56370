import { type LetterAnswer, topicWords } from '@cyberharbour/shared-api/contract';
import { Badge, Button, Day, Note, PageHead } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { Progress } from '@cyberharbour/shared-ui/progress';
import { Facts } from '@cyberharbour/shared-ui/sheet';
import type { ReactNode } from 'react';
import { useStopLetter } from '../api/letters';
import { people } from '../newsletter/people';
import { LetterPreview } from './letter-preview';
import { letterStates } from './states';

const factsOf = ({ letter: { code, topics = ['monthly'], sendAt, begunAt, endedAt }, deliveries }: LetterAnswer) =>
  [
    { name: 'Its code', value: code },
    { name: 'For readers who chose', value: topics.map((topic) => topicWords[topic]).join('; ') },
    { name: 'Goes', value: sendAt && !begunAt ? <Day at={sendAt} withTime /> : null },
    { name: 'Begun', value: begunAt ? <Day at={begunAt} withTime /> : null },
    { name: 'Ended', value: endedAt ? <Day at={endedAt} withTime /> : null },
    { name: 'Refused by their mail server', value: deliveries.refused ? formatNumber(deliveries.refused) : null },
    { name: 'Unsubscribed meanwhile', value: deliveries.left ? formatNumber(deliveries.left) : null },
  ].filter(({ value }) => value !== null);

/** How far a letter is, what became of it, and the way to stop it. */
export function LetterUnderWay({ answer, back }: { answer: LetterAnswer; back: ReactNode }) {
  const { letter, deliveries } = answer;
  const stopping = useStopLetter();
  const { confirm, dialog } = useConfirm();
  const { label, badge } = letterStates[letter.state];
  const all = deliveries.waiting + deliveries.sent + deliveries.refused + deliveries.left;
  const isScheduled = letter.state === 'scheduled';
  const stop = async () => {
    const yes = await confirm({
      title: isScheduled ? 'Take this letter off the schedule?' : 'Stop this letter?',
      text: isScheduled
        ? 'It becomes a draft again. Nobody has it yet.'
        : 'Whoever has it keeps it, nobody else gets it. It cannot be taken up again.',
      confirmLabel: isScheduled ? 'Back to a draft' : 'Stop it',
    });
    if (yes) stopping.mutate(letter._id);
  };
  return (
    <div className="adm-letter">
      <PageHead title={letter.subject} back={back}>
        <div className="ui-row">
          <Badge status={badge}>{label}</Badge>
          {isScheduled || letter.state === 'sending' ? (
            <Button tone="danger" busy={stopping.isPending} onClick={() => void stop()}>
              {isScheduled ? 'Take it back' : 'Stop'}
            </Button>
          ) : null}
        </div>
      </PageHead>
      {all > 0 ? (
        <Progress
          label="Handed over"
          note={`${formatNumber(deliveries.sent)} of ${formatNumber(all)}`}
          value={all - deliveries.waiting}
          max={all}
        />
      ) : null}
      {isScheduled ? <Note>{`${people(answer.readers)} would get it now.`}</Note> : null}
      <Facts facts={factsOf(answer)} />
      <LetterPreview letter={letter} />
      {dialog}
    </div>
  );
}
