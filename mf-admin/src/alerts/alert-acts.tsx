import type { AdminAlertAnswer } from '@cyberharbour/shared-api/contract';
import { Button, Link, Note, Row } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { useEndAlert, useSendAlertLetter } from '../api/alerts';
import { people } from '../newsletter/people';

/** What a moderator does with an alert that runs: ends it, and tells whoever chose alerts by a letter. */
export function AlertActs({ answer: { alert, readers, letterId } }: { answer: AdminAlertAnswer }) {
  const ending = useEndAlert();
  const sending = useSendAlertLetter();
  const { confirm, dialog } = useConfirm();
  const end = async () => {
    const text = 'It leaves every page at once, and stays in the list of alerts.';
    if (await confirm({ title: 'End this alert now?', text, confirmLabel: 'End it' })) ending.mutate(alert._id);
  };
  const send = async () => {
    const title = `Send a letter to ${people(readers)}?`;
    const text = 'To everybody who chose alerts. What was handed over cannot be called back.';
    if (await confirm({ title, text, confirmLabel: `Send to ${people(readers)}` })) sending.mutate(alert._id);
  };
  return (
    <div className="ui-stack">
      {alert.isRunning ? (
        <Row>
          {letterId === null && readers > 0 ? (
            <Button tone="quiet" busy={sending.isPending} onClick={() => void send()}>
              Send as a letter…
            </Button>
          ) : null}
          <Button tone="danger" busy={ending.isPending} onClick={() => void end()}>
            End now
          </Button>
        </Row>
      ) : null}
      {letterId === null ? (
        <Note>
          {readers === 0 ? 'Nobody chose alerts by letter yet.' : `${people(readers)} chose alerts by letter.`}
        </Note>
      ) : (
        <Note>
          A letter told of it. <Link href={`/admin/letters/${letterId}`}>See what became of it</Link>
        </Note>
      )}
      {dialog}
    </div>
  );
}
