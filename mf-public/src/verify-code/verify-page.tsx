import { useSession } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { ButtonLink, Loading, Note } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { CodeFormWithoutScript } from './code-form-without-script';
import { SendAgain } from './send-again';
import { VerifyForm } from './verify-form';

function Verification({ user }: { user: User }) {
  // Whether there was a code when the screen opened: what is asked for afterwards changes it.
  const [{ hasOtp, verified, email }] = useState({
    hasOtp: user.hasOtp,
    verified: user.isAccountVerified && !user.pendingEmail,
    email: user.pendingEmail ?? user.email,
  });
  if (verified) {
    return (
      <SignInLayout title="Your email is verified" lede="There is nothing left to do here.">
        <ButtonLink href="/dashboard">Dashboard</ButtonLink>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title="Check your email"
      lede={
        <>
          We send six digits to <strong>{email}</strong>. They last ten minutes.
        </>
      }
    >
      <VerifyForm userId={user._id} />
      {user.isAccountVerified && !user.pendingEmail ? null : <SendAgain hasCode={hasOtp} />}
      <Note>We will never ring and ask for this code. If someone does, hang up.</Note>
    </SignInLayout>
  );
}

export function Component() {
  const { status, user } = useSession();
  if (user) return <Verification key={user._id} user={user} />;
  return (
    <SignInLayout
      title="Check your email"
      lede={status === 'signedOut' ? 'Log in first, so that we know whose email to verify.' : undefined}
    >
      {status === 'signedOut' ? (
        <ButtonLink href="/login?from=%2Fverify-otp">Login</ButtonLink>
      ) : (
        <>
          <Loading>Loading...</Loading>
          <CodeFormWithoutScript />
        </>
      )}
    </SignInLayout>
  );
}
