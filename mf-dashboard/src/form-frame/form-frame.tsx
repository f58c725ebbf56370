import { SaveBar, Stack } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { DraftNotice } from '../drafts/draft-notice';
import { SavedWhere } from '../drafts/saved-where';
import { useOwnership } from '../form-owner/form-owner';
import { OwnerNotice } from '../form-owner/owner-notice';
import { NotReached } from '../sending/not-reached';
import { SessionEnded } from '../sending/session-ended';
import type { DraftForm } from '../drafts/use-draft-form';
import { useLeaving } from '../leaving/use-leaving';
import './form-frame.css';

export interface FormFrameProps<Fields extends FieldValues> {
  draftForm: DraftForm<Fields>;
  /** Takes the focus when a notice about a draft has been answered. */
  first: Path<Fields>;
  onSubmit: () => Promise<void>;
  /** How sending failed, if it did. */
  error: Error | null;
  /** Ends the form: a note and its buttons. */
  end: ReactNode;
  /** Comes and goes above the buttons, over what is there, so that nothing moves under a finger. */
  above?: ReactNode;
  children: ReactNode;
}

/**
 * What all forms of this area do for what is typed into them: the draft, whose form it is, the session that ended, the
 * question before leaving.
 */
export function FormFrame<Fields extends FieldValues>({
  draftForm,
  first,
  onSubmit,
  error,
  end,
  above,
  children,
}: FormFrameProps<Fields>) {
  const leaving = useLeaving(draftForm);
  const ownership = useOwnership();
  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ownership.sendAsOwner(onSubmit);
        }}
      >
        <Stack>
          <DraftNotice {...draftForm} focusForm={() => draftForm.form.setFocus(first)} />
          <OwnerNotice {...ownership} />
          <SessionEnded error={error} isSaved={draftForm.isSaved} />
          <NotReached error={error} isSaved={draftForm.isSaved} />
          {children}
          <div className="dash-actions">
            {above ? <div className="dash-actions__above">{above}</div> : null}
            <SaveBar>
              {end}
              <SavedWhere {...draftForm} />
            </SaveBar>
          </div>
        </Stack>
      </form>
      {leaving}
    </>
  );
}
