import { useSession } from '@cyberharbour/shared-api';
import { useRefuseRecovery } from '@cyberharbour/shared-api/admin-recoveries';
import type { Recovery } from '@cyberharbour/shared-api/contract';
import { Button, Day, Note, Notice, Row, Stack } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { useState } from 'react';
import { ApprovalForm } from './approval-form';

function State({ recovery: { at, checkedBy } }: { recovery: Recovery }) {
  if (at !== null)
    return (
      <p>
        The account is handed over on <Day at={at} />, unless somebody stops it.
      </p>
    );
  return checkedBy ? (
    <p>{checkedBy.name ?? 'An administrator'} made sure. Another administrator has to make sure too.</p>
  ) : null;
}

/** One request: who, which address, what would change, and what an administrator can do about it. */
export function RecoveryItem({ recovery }: { recovery: Recovery }) {
  const { _id, user, newEmail, removesSecondSteps, message, device, network, createdAt, at, checkedBy } = recovery;
  const me = useSession().user?._id;
  const refusing = useRefuseRecovery();
  const { confirm, dialog } = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const isOwn = user._id === me;
  const canApprove = at === null && !isOwn && checkedBy?._id !== me;
  const refuse = async () => {
    const text = `${user.name} keeps the email ${user.email}. Both addresses are told.`;
    if (await confirm({ title: 'Refuse this request?', text, confirmLabel: 'Refuse' })) refusing.mutate(_id);
  };
  return (
    <li>
      <Notice tone="warn">
        <Stack>
          <div>
            <h3>{user.name}</h3>
            <p>
              {user.email}, {user.role}, since <Day at={user.createdAt} />. Wants <strong>{newEmail}</strong>.
            </p>
            {removesSecondSteps ? (
              <p>
                {user.hasSecondStep ? 'Every second step of the account is removed with it.' : 'It has no second step.'}
              </p>
            ) : null}
            {message ? (
              <p>
                <q>{message}</q>
              </p>
            ) : null}
            <Note>
              Asked <Day at={createdAt} withTime />, {device} ({network})
            </Note>
          </div>
          <State recovery={recovery} />
          {isOwn ? <p>Another administrator decides about your account.</p> : null}
          {isOpen && canApprove ? <ApprovalForm recovery={recovery} onClose={() => setOpen(false)} /> : null}
          {isOwn || isOpen ? null : (
            <Row>
              {canApprove ? (
                <Button aria-label={`I made sure: ${user.name}`} onClick={() => setOpen(true)}>
                  I made sure
                </Button>
              ) : null}
              <Button
                tone="danger"
                busy={refusing.isPending}
                aria-label={`Refuse: ${user.name}`}
                onClick={() => void refuse()}
              >
                Refuse
              </Button>
            </Row>
          )}
        </Stack>
      </Notice>
      {dialog}
    </li>
  );
}
