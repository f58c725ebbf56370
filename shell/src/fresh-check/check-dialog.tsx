import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { useCheckState, useFreshCheck } from '@cyberharbour/shared-api/fresh-check';
import { signCheck } from '@cyberharbour/shared-api/passkeys';
import { Button, Loading, Notice, Row, Stack } from '@cyberharbour/shared-ui';
import { Dialog } from '@cyberharbour/shared-ui/dialog';
import { useId, useState, type SubmitEvent } from 'react';
import { ProofField, type ProofKind } from './proof-field';

interface CheckDialogProps {
  onEnd: (isProved: boolean) => void;
}

const kinds: readonly ProofKind[] = ['password', 'code', 'recovery'];
const names: Record<ProofKind, string> = {
  password: 'Use your password',
  code: 'Use your app',
  recovery: 'Use a recovery code',
};
const missing: Record<ProofKind, string> = {
  password: 'Enter your password.',
  code: 'Enter the six digits.',
  recovery: 'Enter one of your recovery codes.',
};
const isWhole = (kind: ProofKind, typed: string) => (kind === 'code' ? /^\d{6}$/.test(typed) : typed.trim() !== '');

/** Asks again who somebody is, before something that a stolen session must not do. What was typed behind it stays. */
export function CheckDialog({ onEnd }: CheckDialogProps) {
  const formId = useId();
  const { data, isPending } = useCheckState();
  const checking = useFreshCheck();
  const [chosen, setChosen] = useState<ProofKind>();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);
  const methods = data?.methods ?? ['password'];
  const offered = kinds.filter((each) => methods.includes(each));
  const kind = chosen ?? offered[0];
  const others = offered.filter((each) => each !== kind);
  const busy = isAsking || checking.isPending;

  async function prove(sign: () => Promise<Parameters<typeof checking.mutateAsync>[0]>) {
    setAsking(true);
    setFailure('');
    try {
      await checking.mutateAsync(await sign());
      onEnd(true);
      return;
    } catch (error) {
      // The session has ended: the page behind says so.
      if (error instanceof ApiFailure && error.status === 401) return onEnd(false);
      setFailure(sentence(error, 'Please try again.'));
    }
    setAsking(false);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!kind || busy) return;
    if (!isWhole(kind, typed)) return setFailure(missing[kind]);
    void prove(() => Promise.resolve(kind === 'password' ? { password: typed } : { code: typed }));
  }
  function choose(next: ProofKind) {
    setChosen(next);
    setTyped('');
    setFailure('');
  }
  return (
    <Dialog
      open
      title="Confirm that it is you"
      closeLabel="Cancel"
      busy={busy}
      onClose={() => onEnd(false)}
      actions={
        kind ? (
          <Button type="submit" form={formId} busy={busy}>
            Confirm
          </Button>
        ) : null
      }
    >
      <Stack>
        <p>This changes who can get into an account, so we ask once more.</p>
        {isPending ? <Loading lines={1}>Loading...</Loading> : null}
        {!isPending && kind ? (
          <form id={formId} noValidate onSubmit={submit}>
            <ProofField key={kind} kind={kind} value={typed} onChange={setTyped} error={failure || undefined} />
          </form>
        ) : null}
        {!kind && failure ? (
          <Notice tone="warn" role="alert">
            <p>{failure}</p>
          </Notice>
        ) : null}
        <Row>
          {methods.includes('passkey') ? (
            <Button tone="quiet" busy={busy} onClick={() => void prove(async () => ({ passkey: await signCheck() }))}>
              Use a passkey
            </Button>
          ) : null}
          {others.map((other) => (
            <Button key={other} tone="quiet" onClick={() => choose(other)}>
              {names[other]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Dialog>
  );
}
