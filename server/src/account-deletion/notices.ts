import type { PostsChoice } from '@cyberharbour/shared-api/contract';
import { defineNotice } from '../auth/notices.ts';
import { defineMail } from '../mail/letter.ts';
import { farewellMail } from '../mail/store.ts';

/** The day as most readers have it, so that the mail says the same one as the page. */
const dayInMails = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });
export const formatDay = (time: number) => dayInMails.format(time);

const whatOfPosts: Record<PostsChoice, string> = {
  stay: 'Your public posts stay, without your name.',
  go: 'Your posts are deleted with it.',
};

interface Plan {
  posts: PostsChoice;
  deletesAt: number;
  backupsUntil: number;
}

const samplePlan = (posts: PostsChoice): Plan => ({
  posts,
  deletesAt: Date.UTC(2026, 11, 5),
  backupsUntil: Date.UTC(2027, 0, 4),
});

/** `url`: the way back, which opens nothing else. */
export const requestedNotice = defineNotice(
  ({ posts, deletesAt, backupsUntil }: Plan, url: string) => ({
    subject: `Your CyberHarbour account will be deleted on ${formatDay(deletesAt)}`,
    sentence: `Somebody who was signed in to your account, and proved to be you, asked us to delete it. It is deleted on ${formatDay(deletesAt)}. ${whatOfPosts[posts]} Until then everything works as before, and you can change your mind. From ${formatDay(backupsUntil)} on it is in no backup either.`,
    button: { text: 'Keep my account', url },
    closing: [
      'The link works until that day, without a password: it keeps the account, and opens nothing. If it was not you who asked, follow it, and then choose a new password.',
    ],
  }),
  (of) => ({ 'account-deletion': of(samplePlan('stay'), '/api/user/deletion/keep?token=sample') }),
);

export const cancelledNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour account stays',
    sentence: 'Your account is not deleted: somebody who was signed in to it, or who reads your email, kept it.',
  }),
  (of) => ({ 'account-stays': of() }),
);

export const lastAdminNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour account could not be deleted',
    sentence:
      'You are the last administrator now, so your account was not deleted. Make another member an administrator, then ask for it again.',
    closing: [],
  }),
  (of) => ({ 'last-administrator-stays': of() }),
);

/** The last mail: of its own kind, since nothing of it is stored once it is sent. */
export const farewell = defineMail(
  (posts: PostsChoice, backupsUntil: number) => ({
    kind: farewellMail,
    subject: 'Your CyberHarbour account was deleted',
    paragraphs: [
      `Your account was deleted, as you asked. ${posts === 'stay' ? 'Your public posts stay, without your name.' : 'Your posts were deleted with it.'}`,
      `Backups that hold it are gone by ${formatDay(backupsUntil)}. This is our last email to you.`,
    ],
    why: 'You get this because an account with this address was deleted at CyberHarbour.',
  }),
  (of) => ({
    'account-deleted': of('stay', Date.UTC(2027, 0, 4)),
    'account-and-posts-deleted': of('go', Date.UTC(2027, 0, 4)),
  }),
);
