import { Link, Note, Notice } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { forgetFields } from '../form/use-saved-fields';
import { HappeningNow } from '../help/happening-now';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { landing } from './landing';
import { LoginForm } from './login-form';
import { SecondStep } from './second-step';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isWaiting, setWaiting] = useState(false);
  const [ended, setEnded] = useState('');
  /** By whichever way: who comes after that person to this tab does not find their email in the form. */
  function done() {
    forgetFields('login');
    void navigate(landing(search.get('from')), { replace: true });
  }
  function startAgain(why: string) {
    setEnded(why);
    setWaiting(false);
  }
  if (isWaiting)
    return (
      <SignInLayout title="One more step" lede="Your password is right. Now show that it is you.">
        <SecondStep onDone={done} onEnded={startAgain} />
      </SignInLayout>
    );
  return (
    <SignInLayout title="Welcome back" lede="Good to see you.">
      <LoginForm ended={ended} onDone={done} onSecondStep={() => setWaiting(true)} />
      <Note>
        New here? <Link href="/signup">Create an account</Link>
      </Note>
      <HappeningNow />
      <Notice>
        <p>We never send links to log in. If an email asks you to, it is not from us.</p>
      </Notice>
    </SignInLayout>
  );
}
