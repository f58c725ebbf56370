import { BackLink, Link, Notice } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { RecoverAccountForm } from './recover-account-form';

export function Component() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <SignInLayout title="Look at your new email" lede="The request counts once you follow the link in it.">
        <Notice role="status">
          <p>
            We sent an email to <strong>{sentTo}</strong>. Follow its link within a day.
          </p>
          <p>
            Then we tell the old address. Nobody stops it? The account is yours again: after 7 days where your proofs
            were right, and 14 days after an administrator made sure who you are.
          </p>
        </Notice>
        <BackLink href="/login">← Back to Login</BackLink>
      </SignInLayout>
    );
  return (
    <SignInLayout
      title="Get back into your account"
      lede="For when you cannot read the email of your account any more, or lost your phone and your recovery codes."
    >
      <Notice>
        <p>
          Can you still log in? <Link href="/login">Log in</Link> and change your email under your details: that is
          quicker.
        </p>
      </Notice>
      <RecoverAccountForm onSent={setSentTo} />
      <BackLink href="/forgot-password">I can read that email</BackLink>
    </SignInLayout>
  );
}
