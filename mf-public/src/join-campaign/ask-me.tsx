import { sentence } from '@cyberharbour/shared-api';
import { questionConsent, thanksConsent } from '@cyberharbour/shared-api/contract';
import { Button, Field, Note, Notice, Stack, TextInput } from '@cyberharbour/shared-ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useQuestions } from '../api/campaign-counts';
import { useThanks } from '../api/campaign-updates';

const failed = 'We could not note your address. Please try again in a moment.';

const asked = {
  questions: { use: useQuestions, title: 'Shall we ask you how it goes?', button: 'Ask me', consent: questionConsent },
  thanks: {
    use: useThanks,
    title: 'Shall we send you the organiser’s thanks?',
    button: 'Send me',
    consent: thanksConsent,
  },
} as const;

interface AskMeProps {
  id: string;
  /** What the address is left for, and for nothing else. */
  purpose: keyof typeof asked;
  isOpen?: boolean;
}

/** An address for two questions, after 30 and 90 days, or for one mail of thanks. */
export function AskMe({ id, purpose, isOpen = false }: AskMeProps) {
  const { use, title, button, consent } = asked[purpose];
  const asking = use(id);
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
      <summary>{title}</summary>
      <form method="post" action={`/campaigns/${encodeURIComponent(id)}/${purpose}`} onSubmit={send}>
        <Stack>
          <Field
            label="Email address"
            error={asking.isError ? <span role="alert">{sentence(asking.error, failed)}</span> : undefined}
          >
            <div className="ui-inline">
              <TextInput type="email" name="email" required autoComplete="email" placeholder="you@example.com.au" />
              <Button type="submit" busy={asking.isPending}>
                {button}
              </Button>
            </div>
          </Field>
          <Note>{consent}</Note>
        </Stack>
      </form>
    </details>
  );
}
