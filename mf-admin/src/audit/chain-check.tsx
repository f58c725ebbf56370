import { sentence } from '@cyberharbour/shared-api';
import { useAuditCheck } from '@cyberharbour/shared-api/admin-audit';
import type { AuditCheck } from '@cyberharbour/shared-api/contract';
import { Button, Notice } from '@cyberharbour/shared-ui';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';

const Result = ({ entries, brokenAt }: AuditCheck) =>
  brokenAt === null ? (
    <Notice tone="success" icon="tick">
      {entries === 1 ? 'The one entry is' : `All ${formatNumber(entries)} entries are`} as written, and none is missing.
    </Notice>
  ) : (
    <Notice tone="danger">
      Entry {formatNumber(brokenAt)} was changed, or one beside it is missing. From there on the log is no proof.
    </Notice>
  );

/** Reads the whole log on the server: each entry carries the hash of the one before. */
export function ChainCheck() {
  const check = useAuditCheck();
  return (
    <div className="adm-audit-check">
      <Button tone="quiet" busy={check.isPending} onClick={() => check.mutate()}>
        {check.isPending ? 'Checking' : 'Check that nothing was changed'}
      </Button>
      <div role="status">
        {check.isError ? <Notice tone="warn">{sentence(check.error, 'The log could not be checked.')}</Notice> : null}
        {check.data ? <Result {...check.data} /> : null}
      </div>
    </div>
  );
}
