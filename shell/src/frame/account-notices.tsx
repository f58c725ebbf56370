import { DeletionNotice } from './deletion-notice';
import { RecoveryNotice } from './recovery-notice';

export const AccountNotices = () => (
  <>
    <DeletionNotice />
    <RecoveryNotice />
  </>
);
