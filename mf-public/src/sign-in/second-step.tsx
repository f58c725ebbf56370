import { useLoginMethods } from '@cyberharbour/shared-api/login-steps';
import { Button, Link, Loading, Note, Row, Stack } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { PasskeyButton } from './passkey-button';
import { SecondStepForm, type SecondStepProps } from './second-step-form';

/** After the right password: the code of an app, a passkey, or one of the recovery codes. */
export function SecondStep(props: SecondStepProps) {
  const { data, isPending } = useLoginMethods();
  const [chosen, setChosen] = useState<'code' | 'recovery'>();
  // Where it could not be asked, or no login waits any more: the answer to a code says so.
  const methods = data && data.methods.length > 0 ? data.methods : ['code', 'recovery'];
  const codes = (['code', 'recovery'] as const).filter((each) => methods.includes(each));
  const kind = chosen ?? codes[0];
  const other = codes.find((each) => each !== kind);
  if (isPending) return <Loading lines={2}>Loading...</Loading>;
  return (
    <Stack>
      {kind ? <SecondStepForm key={kind} kind={kind} {...props} /> : null}
      {methods.includes('passkey') ? <PasskeyButton onDone={props.onDone} /> : null}
      <Row>
        {other ? (
          <Button tone="quiet" onClick={() => setChosen(other)}>
            {other === 'code' ? 'Use your app' : 'Use a recovery code'}
          </Button>
        ) : null}
        <Button tone="quiet" onClick={() => props.onEnded('')}>
          Start again
        </Button>
      </Row>
      <Note>
        Lost all of them? <Link href="/recover-account">Get back into your account</Link>
      </Note>
    </Stack>
  );
}
