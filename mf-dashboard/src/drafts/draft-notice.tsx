import { Button, Day, Notice, Row } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { flushSync } from 'react-dom';

interface DraftNoticeProps {
  restored: string | undefined;
  offered: string | undefined;
  isUnsaved: () => boolean;
  bringBack: () => void;
  startAfresh: () => void;
  /** Where the focus goes once this notice, and the button in it, are gone. */
  focusForm: () => void;
}

/** Says that an earlier draft is in the form, or that there is one which began with an older version. */
export function DraftNotice({ restored, offered, isUnsaved, bringBack, startAfresh, focusForm }: DraftNoticeProps) {
  const { confirm, dialog } = useConfirm();
  const at = restored ?? offered;
  const afresh = async () => {
    const loses = offered !== undefined || isUnsaved();
    const question = {
      title: 'Start afresh?',
      text: 'Your draft is removed. That cannot be undone.',
      confirmLabel: 'Start afresh',
      cancelLabel: 'Keep my draft',
    };
    if (loses && !(await confirm(question))) return;
    // Drawn at once: the dialog has to be closed before anything behind it takes the focus.
    flushSync(startAfresh);
    focusForm();
  };
  const back = () => {
    flushSync(bringBack);
    focusForm();
  };
  return (
    <>
      {at === undefined ? null : (
        <Notice icon="pen" role="status">
          <Row>
            <p>
              {offered === undefined ? (
                <>
                  Your draft from <Day at={at} /> is back.
                </>
              ) : (
                <>
                  You have a draft from <Day at={at} />. It began with an older version than the one below.
                </>
              )}
            </p>
            {offered === undefined ? null : (
              <Button tone="quiet" size="sm" onClick={back}>
                Use my draft
              </Button>
            )}
            <Button tone="quiet" size="sm" onClick={() => void afresh()}>
              Start afresh
            </Button>
          </Row>
        </Notice>
      )}
      {dialog}
    </>
  );
}
