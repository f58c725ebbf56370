import { Button, Field, Notice, TextInput } from '@cyberharbour/shared-ui';
import { useState, type SubmitEvent } from 'react';

const office = 'support@cyberharbour.example';

/**
 * One required address, checked by the browser alone. There is no list behind it on the server yet, so it never claims a success: it hands the wish over as a
 * mail that the reader sends, and says so.
 */
export function Newsletter() {
  const [address, setAddress] = useState<string>();
  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('email');
    if (typeof given === 'string') setAddress(given);
  };
  if (address !== undefined) {
    const subject = encodeURIComponent(`Notice to mariners for ${address}`);
    return (
      <Notice role="status">
        <p>
          Nearly there. <a href={`mailto:${office}?subject=${subject}`}>Send us this email</a> and a person adds {address} to the list.
        </p>
      </Notice>
    );
  }
  return (
    <form method="post" onSubmit={subscribe}>
      <Field label="Email address">
        <div className="ui-inline">
          <TextInput type="email" name="email" required autoComplete="email" placeholder="you@example.com.au" />
          <Button type="submit">Subscribe</Button>
        </div>
      </Field>
    </form>
  );
}
