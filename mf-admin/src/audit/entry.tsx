import type { AuditEntry } from '@cyberharbour/shared-api/contract';
import { Day, Link } from '@cyberharbour/shared-ui';
import { RowMenu } from '../list/row-menu';
import { explain } from './explain';

const pages: Record<AuditEntry['kind'], { path: string; name: string }> = {
  user: { path: '/admin/users', name: 'account' },
  blog: { path: '/blog', name: 'blog' },
  campaign: { path: '/campaigns', name: 'campaign' },
  release: { path: '/releases', name: 'release' },
  resource: { path: '/admin/resources', name: 'resource' },
  alert: { path: '/admin/alerts', name: 'alert' },
  letter: { path: '/admin/letters', name: 'letter' },
  // It has no page of its own.
  update: { path: '', name: 'update' },
};

interface EntryProps {
  entry: AuditEntry;
  /** Without one, only the entries of this account or post are listed already. */
  onOnly?: ((item: string) => void) | undefined;
}

/** One sentence; a reason is cut at the end of its line, and whole once it is pressed. */
function Said({ entry }: Pick<EntryProps, 'entry'>) {
  const text = explain(entry);
  if (!entry.reason) return <p className="adm-audit-said">{text}</p>;
  return (
    <details className="adm-audit-said">
      <summary>
        {text} <span className="adm-audit-reason">{entry.reason}</span>
      </summary>
      <blockquote>{entry.reason}</blockquote>
    </details>
  );
}

export const Entry = ({ entry, onOnly }: EntryProps) => {
  const { path, name } = pages[entry.kind];
  const { actor } = entry;
  return (
    <li className="adm-audit-entry">
      <Day className="adm-time" at={entry.at} withTime />
      <Said entry={entry} />
      <RowMenu label={`More about entry ${entry.seq}`}>
        {onOnly ? (
          <button type="button" onClick={() => onOnly(entry.itemId)}>
            Only this {name}
          </button>
        ) : null}
        {path === '' || entry.action.endsWith('.deleted') ? null : (
          <Link href={`${path}/${entry.itemId}`}>Open the {name}</Link>
        )}
        {actor?.name && actor._id !== entry.itemId ? (
          <Link href={`/admin/users/${actor._id}`}>Open {actor.name}</Link>
        ) : null}
      </RowMenu>
    </li>
  );
};
