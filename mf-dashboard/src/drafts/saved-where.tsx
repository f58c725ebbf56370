import { Note } from '@cyberharbour/shared-ui';
import { Clock } from '../form-frame/clock';
import type { Sharing } from './use-shared-draft';

interface SavedWhereProps {
  savedAt: string | undefined;
  sharing: Sharing | undefined;
}

/** Where what is typed is stored, and since when. */
export function SavedWhere({ savedAt, sharing }: SavedWhereProps) {
  if (!savedAt) return null;
  return (
    <Note className="dash-actions__saved">
      {sharing?.isShared ? 'Saved for all your devices at ' : 'Saved on this device at '}
      <Clock at={savedAt} />
      {sharing?.why ? `, on this device only. ${sharing.why}` : null}
    </Note>
  );
}
