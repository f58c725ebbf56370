import type { User } from '@cyberharbour/shared-api/contract';
import { useSecondSteps } from '@cyberharbour/shared-api/second-steps';
import { Button, Day, ErrorState, Loading, Notice, Row } from '@cyberharbour/shared-ui';
import { useRef, useState } from 'react';
import { SecuritySection } from '../security-section';
import { AddApp } from './add-app';
import { AddPasskey } from './add-passkey';
import { KeyList } from './key-list';
import { CodesLeft } from './codes-left';
import { RecoveryCodes } from './recovery-codes';

/** What logging in asks for beside the password. */
export function SecondSteps({ user }: { user: User }) {
  const { data, isPending, isFetching, isError, refetch } = useSecondSteps();
  const [adding, setAdding] = useState<'app' | 'passkey'>();
  const [codes, setCodes] = useState<string[]>();
  const place = useRef<HTMLDivElement>(null);
  function end(recoveryCodes?: string[]) {
    setAdding(undefined);
    if (recoveryCodes) setCodes(recoveryCodes);
    else place.current?.focus();
  }
  function close() {
    setCodes(undefined);
    place.current?.focus();
  }
  const count = data ? data.apps.length + data.passkeys.length : 0;
  return (
    <SecuritySection
      title="Passkeys and second steps"
      lede="With one of these, nobody gets into your account by your password alone."
    >
      {user.secondStepBy && count === 0 ? (
        <Notice tone="warn">
          <p>
            Administrators need one. Without it the console is closed from <Day at={user.secondStepBy} withTime />.
          </p>
        </Notice>
      ) : null}
      {isPending ? <Loading lines={2}>Loading...</Loading> : null}
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Failed to load your second steps.
        </ErrorState>
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onClose={close} /> : null}
      {data ? (
        <>
          <div ref={place} tabIndex={-1}>
            {count === 0 ? <p>You have none yet. A passkey is the safest: no false page can ask for it.</p> : null}
            <KeyList steps={data} onRemoved={() => place.current?.focus()} />
          </div>
          {adding === 'app' ? <AddApp onEnd={end} /> : null}
          {adding === 'passkey' ? <AddPasskey onEnd={end} /> : null}
          {adding === undefined ? (
            <Row>
              {data.offersPasskeys ? <Button onClick={() => setAdding('passkey')}>Add a passkey</Button> : null}
              <Button tone="quiet" onClick={() => setAdding('app')}>
                Add an app for codes
              </Button>
            </Row>
          ) : null}
          {count > 0 && !codes ? <CodesLeft left={data.recoveryCodesLeft} onRenewed={setCodes} /> : null}
        </>
      ) : null}
    </SecuritySection>
  );
}
