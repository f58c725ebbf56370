import { sentence, useHydrated } from '@cyberharbour/shared-api';
import type { Campaign, CampaignSource } from '@cyberharbour/shared-api/contract';
import { Button, Link, Note, Notice, Row, Stack } from '@cyberharbour/shared-ui';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useProgress, useStep } from '../api/campaign-counts';
import { useUpdates } from '../api/campaign-updates';
import { useExpired } from '../campaigns/campaign-state';
import { useStoredText } from '../device/use-stored-text';
import { AskMe } from './ask-me';
import { JoinProgress } from './join-progress';
import './join-campaign.css';

const failed = 'That did not work. Please try again in a moment.';

interface JoinCampaignProps {
  campaign: Campaign;
  /** Where the reader came from. */
  source: CampaignSource;
}

/**
 * One press joins, another says that it is done: a form, which works without script and without an account. What this
 * device knows of it stays on the device.
 */
export function JoinCampaign({ campaign, source }: JoinCampaignProps) {
  const { _id: id } = campaign;
  const hydrated = useHydrated();
  const isOver = useExpired(campaign) || campaign.status === 'archived';
  const step = useStep(id);
  const seen = useStep(id);
  const { data: progress } = useProgress(id);
  const isThanked = useUpdates(id).data?.some(({ topic }) => topic === 'thanks') ?? false;
  const [noted, note] = useStoredText(`campaign ${id}`);
  const answer = useRef<HTMLDivElement>(null);
  const mine = progress?.mine === 'joined' || progress?.mine === 'done' ? progress.mine : noted;

  const report = useEffectEvent(() => seen.mutate({ step: 'seen', source }));
  useEffect(() => report(), [id]);
  // The button that had the focus may be gone by then.
  const message = step.data?.message;
  useEffect(() => {
    if (message !== undefined) answer.current?.focus();
  }, [message]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement && submitter.value === 'done' ? 'done' : 'joined';
    if (!step.isPending) step.mutate({ step: pressed, source }, { onSuccess: () => note(pressed) });
  };
  const isPressed = (which: string) => step.isPending && step.variables.step === which;
  return (
    <section className="pub-join-in" aria-labelledby="join-in">
      <Stack>
        <h2 id="join-in">{isOver ? 'What became of it' : 'Join in'}</h2>
        <JoinProgress progress={progress} goal={campaign.goal ?? null} isOver={isOver} />
        {message === undefined ? null : (
          <Notice ref={answer} tabIndex={-1} tone="success" icon="tick" role="status">
            <p>{message}</p>
          </Notice>
        )}
        {step.isError ? (
          <Notice tone="danger" role="alert">
            <p>{sentence(step.error, failed)}</p>
          </Notice>
        ) : null}
        <form method="post" onSubmit={send}>
          <input type="hidden" name="source" value={source} />
          <Row>
            {isOver || (hydrated && mine !== null) ? null : (
              <Button type="submit" tone="beacon" size="lg" name="step" value="joined" busy={isPressed('joined')}>
                Join this campaign
              </Button>
            )}
            {hydrated && mine === 'done' ? (
              <Note>You did it. Tell one other person.</Note>
            ) : (
              <Button type="submit" tone="quiet" name="step" value="done" busy={isPressed('done')}>
                I did it
              </Button>
            )}
          </Row>
        </form>
        <Note>
          No account needed. We count presses, not people: <Link href="/how-we-count">how we count</Link>.
        </Note>
        {isOver ? null : <AskMe id={id} purpose="questions" isOpen={hydrated && mine !== null} />}
        {isThanked ? null : <AskMe id={id} purpose="thanks" />}
      </Stack>
    </section>
  );
}
