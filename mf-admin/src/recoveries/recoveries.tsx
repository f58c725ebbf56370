import { useRecoveries } from '@cyberharbour/shared-api/admin-recoveries';
import { ListHead, Stack } from '@cyberharbour/shared-ui';
import { useId } from 'react';
import { RecoveryItem } from './recovery-item';
import './recoveries.css';

/** Members who lost the email of their account, or every second step. Nothing is drawn where nobody asks. */
export function Recoveries() {
  const { data } = useRecoveries();
  const titleId = useId();
  if (!data || data.total === 0) return null;
  return (
    <section className="adm-recoveries" aria-labelledby={titleId}>
      <ListHead title="Members who ask to be let in" titleId={titleId} />
      <Stack>
        <ol className="adm-recoveries__steps">
          <li>
            Make sure who asks: meet them, ring a number that was known before, or see them and a document by video.
          </li>
          <li>Ask what only they know: their first post, when they joined. An email or a scan alone proves nothing.</li>
          <li>Write down what you saw or heard. A second administrator does the same, where there is one.</li>
          <li>Then 14 days run. The old address and signed-in devices are told, and can stop it.</li>
        </ol>
        <ul role="list" className="adm-recoveries__list">
          {data.recoveries.map((recovery) => (
            <RecoveryItem key={recovery._id} recovery={recovery} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}
