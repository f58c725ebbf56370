import type { Blog } from '@cyberharbour/shared-api/contract';
import { Day, Notice, type BadgeStatus } from '@cyberharbour/shared-ui';

interface Decided {
  moderation?: Blog['moderation'];
}

export const isSentBack = ({ moderation }: Decided): boolean => moderation?.sentBack === true;

/** Where a post stands for its author: one that was sent back waits for them, not for a moderator. */
export const markSentBack = <Status extends BadgeStatus>(post: Decided, status: Status): Status | 'rejected' =>
  isSentBack(post) ? 'rejected' : status;

/** What the moderator wrote, in the row of a post that was sent back. */
export const describeSentBack = ({ moderation }: Decided) =>
  moderation?.sentBack ? (
    <>
      Sent back on <Day at={moderation.decidedAt} />: “{moderation.reason}”
    </>
  ) : undefined;

/** The same above the form that changes it. */
export const ModeratorWrote = ({ moderation }: Decided) =>
  moderation ? (
    <Notice tone={moderation.sentBack ? 'warn' : 'info'}>
      <p>
        A moderator wrote on <Day at={moderation.decidedAt} />: “{moderation.reason}”
        {moderation.sentBack ? ' Once you have changed it, it is looked at again.' : ''}
      </p>
    </Notice>
  ) : null;
