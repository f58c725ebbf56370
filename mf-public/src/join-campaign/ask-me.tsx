import { sentence } from '@cyberharbour/shared-api';
import { questionConsent } from '@cyberharbour/shared-api/contract';
import { Button, Field, Note, Notice, Stack, TextInput } from '@cyberharbour/shared-ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useQuestions } from '../api/campaign-counts';

const failed = 'We could not note your address. Please try again in a moment.';

/** An address for two questions, after 30 and 90 days, and for nothing else. */
export function AskMe({ id, isOpen }: { id: string; isOpen: boolean }) {
  const asking = useQuestions(id);
  const answer = useRef<HTMLDivElement>(null);
  const done = asking.isSuccess;
  // The button that had the focus is gone by then.
  useEffect(() => {
    if (done) answer.current?.focus();
  }, [done]);
  if (done) {
    return (
      <Notice ref={answer} tabIndex={-1} tone="success" icon="tick" role="status">
        <p>{asking.data.message}</p>
      </Notice>
    );
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email === 'string' && !asking.isPending) asking.mutate(email);
  };
  return (
    <details className="pub-ask-me" open={isOpen || undefined}>
      <summary>Shall we ask you how it goes?</summary>
      <form method="post" action={`/campaigns/${encodeURIComponent(id)}/questions`} onSubmit={send}>
        <Stack>
          <Field
            label="Email address"
            error={asking.isError ? <span role="alert">{sentence(asking.error, failed)}</span> : undefined}
          >
            <div className="ui-inline">
              <TextInput type="email" name="email" required autoComplete="email" placeholder="you@example.com.au" />
              <Button type="submit" busy={asking.isPending}>
                Ask me
              </Button>
            </div>
          </Field>
          <Note>{questionConsent}</Note>
        </Stack>
      </form>
    </details>
  );
}
