import { ApiFailure, sentence, useSession } from '@cyberharbour/shared-api';
import { useUsers } from '@cyberharbour/shared-api/admin-users';
import type { User } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, Day, ErrorState, Link, ListHead, Loading, Note, PageHead } from '@cyberharbour/shared-ui';
import { Facts } from '@cyberharbour/shared-ui/sheet';
import { useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useUser } from '../api/user';
import { Area } from '../area/area';
import { Entries } from '../history/entries';
import { UndoNotice } from '../list/undo-notice';
import { useUndo } from '../list/use-undo';
import { postKinds } from '../posts/kinds';
import { PostsOf } from './posts-of';
import { RoleChange } from './role-change';
import { useDeletion } from './use-deletion';
import { useRoleChange } from './use-role-change';
import { whyLocked } from './why-locked';
import './user-page.css';

/** What is known of an account; what is empty is left out. */
const factsOf = (user: User) =>
  [
    { name: 'Email', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
    { name: 'Email verified', value: user.isAccountVerified ? 'Yes' : 'No' },
    { name: 'Joined', value: <Day at={user.createdAt} /> },
    { name: 'Business', value: user.businessName },
    { name: 'Address', value: user.businessAddress },
    { name: 'ABN', value: user.businessAbn },
    { name: 'New email, waits for its code', value: user.pendingEmail },
    { name: 'Deletes itself on', value: user.deletesAt ? <Day at={user.deletesAt} /> : undefined },
  ].filter(({ value }) => Boolean(value));

function Account({ user }: { user: User }) {
  const historyId = useId();
  const navigate = useNavigate();
  const me = useSession().user?._id;
  // Counts alone: whether this is the last administrator.
  const admins = useUsers({ role: 'admin' }).data?.first?.byRole.admin;
  const locked = whyLocked(user, me, admins);
  const undo = useUndo();
  const { changing, changeRole } = useRoleChange(undo);
  const { remove, dialog, deleting } = useDeletion(() => void navigate('/admin/users', { replace: true }));
  return (
    <>
      <title>{`${user.name} · CyberHarbour`}</title>
      <PageHead title={user.name} back={<BackLink href="/admin/users">← All users</BackLink>}>
        <div className="adm-account">
          <RoleChange
            user={user}
            locked={locked !== undefined}
            changing={changing.includes(user._id)}
            onRole={changeRole}
          />
          <Button
            tone="danger"
            busy={deleting.includes(user._id)}
            disabled={locked !== undefined}
            aria-label={`Delete ${user.name}`}
            onClick={() => void remove([user])}
          >
            Delete
          </Button>
          {locked === undefined ? null : <Note>{locked}</Note>}
        </div>
      </PageHead>
      <Facts facts={factsOf(user)} />
      {postKinds.map((kind) => (
        <PostsOf key={kind.name} kind={kind} authorId={user._id} undo={undo} />
      ))}
      <section aria-labelledby={historyId}>
        <ListHead title="History of the account" titleId={historyId}>
          <Link href={`/admin/audit?item=${user._id}`}>In the audit log</Link>
        </ListHead>
        <Entries kind="user" id={user._id} />
      </section>
      <UndoNotice last={undo.last} onUndo={undo.undo} />
      {dialog}
    </>
  );
}

/** Who somebody is, and what they sent. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useUser(id);
  const isMissing = error instanceof ApiFailure && error.status === 404;
  return (
    <Area>
      {data ? <Account key={data._id} user={data} /> : null}
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!data && error ? (
        <>
          <PageHead title="User" back={<BackLink href="/admin/users">← All users</BackLink>} />
          <ErrorState busy={isFetching} onRetry={isMissing ? undefined : () => void refetch()}>
            {sentence(error, 'Failed to load user.')}
          </ErrorState>
        </>
      ) : null}
    </Area>
  );
}
