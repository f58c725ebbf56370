import { sentence } from '@cyberharbour/shared-api';
import { useSubscribe } from '@cyberharbour/shared-api/newsletter';
import { letterTopics, newsletterConsent, topicWords } from '@cyberharbour/shared-api/contract';
import { Button, Checkbox, Field, Link, Note, Notice, Stack, TextInput } from '@cyberharbour/shared-ui';
import { useEffect, useRef, type SubmitEvent } from 'react';

const failed = 'We could not subscribe you. Please try again in a moment.';
const checkInbox = 'Check your inbox.';

/**
 * One required address, checked by the browser alone. Subscribed is who follows the link in the mail; the page claims
 * no more than the server did.
 */
export function Newsletter() {
  const subscribing = useSubscribe();
  const answer = useRef<HTMLDivElement>(null);
  const done = subscribing.isSuccess;
  // The button that had the focus is gone by then.
  useEffect(() => {
    if (done) answer.current?.focus();
  }, [done]);
  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = form.get('email');
    const topics = letterTopics.filter((topic) => form.has(`topic-${topic}`));
    if (typeof email === 'string' && !subscribing.isPending) subscribing.mutate({ email, topics });
  };
  if (done) {
    return (
      <Notice ref={answer} tabIndex={-1} tone="success" icon="tick" role="status">
        <p>{subscribing.data.message ?? checkInbox}</p>
        <p>
          Look for it at <strong>{subscribing.variables.email}</strong>. No newsletter comes until you follow the link.
        </p>
      </Notice>
    );
  }
  return (
    <form method="post" onSubmit={subscribe}>
      <Stack>
        <Field
          label="Email address"
          error={subscribing.isError ? <span role="alert">{sentence(subscribing.error, failed)}</span> : undefined}
        >
          <div className="ui-inline">
            <TextInput type="email" name="email" required autoComplete="email" placeholder="you@example.com.au" />
            <Button type="submit" busy={subscribing.isPending}>
              {subscribing.isPending ? 'Subscribing' : 'Subscribe'}
            </Button>
          </div>
        </Field>
        <fieldset className="ui-checks">
          <legend className="ui-legend">What should come?</legend>
          {/* Without script, no ticked box at all is an answer too. */}
          <input type="hidden" name="boxes" value="yes" />
          {letterTopics.map((topic) => (
            <Checkbox
              key={topic}
              name={`topic-${topic}`}
              label={topicWords[topic]}
              defaultChecked={topic === 'monthly'}
            />
          ))}
        </fieldset>
        <Note>
          {newsletterConsent} <Link href="/letters">Read the letters so far</Link>
        </Note>
      </Stack>
    </form>
  );
}
