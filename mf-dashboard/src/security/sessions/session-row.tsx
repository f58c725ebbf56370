import type { UserSession } from '@cyberharbour/shared-api/contract';
import { Badge, Button, ButtonLink, Day } from '@cyberharbour/shared-ui';
import { Item } from '@cyberharbour/shared-ui/item-list';

interface SessionRowProps {
  session: UserSession;
  busy: boolean;
  onEnd: () => void;
}

/** One signed-in device. This one is ended by the logout, which also clears what is stored on it. */
export const SessionRow = ({ session, busy, onEnd }: SessionRowProps) => {
  const { device, network, isSameNetwork, isCurrent, createdAt, lastUsedAt } = session;
  return (
    <Item
      title={device}
      badge={isCurrent ? <Badge>This device</Badge> : null}
      note={
        <>
          {isSameNetwork ? 'The network that you are on now' : `Another network: ${network}`}. Signed in{' '}
          <Day at={createdAt} withTime />
          {isCurrent ? (
            '.'
          ) : (
            <>
              , last used around <Day at={lastUsedAt} withTime />.
            </>
          )}
        </>
      }
      actions={
        isCurrent ? (
          <ButtonLink tone="quiet" size="sm" href="/logout">
            Logout
          </ButtonLink>
        ) : (
          <Button tone="danger" size="sm" busy={busy} onClick={onEnd} aria-label={`Sign out ${device}`}>
            Sign out
          </Button>
        )
      }
    />
  );
};
