import { limits } from '@cyberharbour/shared-api/contract';
import type * as z from 'zod';
import { readCount, variable } from './values.ts';

const mebibyte = 1024 * 1024;

/** What one member, or one address, may do; each is a setting of its own. */
export interface LimitSettings {
  /** in 30 minutes */
  registrationsPerAddress: number;
  /** in an hour */
  postsPerMember: number;
  /** in an hour */
  editsPerMember: number;
  /** sessions, and failures, of one version in an hour */
  releaseReportsPerAddress: number;
  /** bytes */
  pictureQuota: number;
  /** of one member at once, beside the one that is worked on */
  picturesWaiting: number;
  /** in an hour */
  updatesPerAccount: number;
  /** in a day */
  emailChangesPerAccount: number;
  /** to one new address, from all accounts, in a day */
  emailChangesPerRecipient: number;
}

/** The limits among the settings, by their environment variables. */
export const limitVariables = {
  REGISTRATIONS_PER_ADDRESS: variable('5', 'how many accounts one address may open in 30 minutes', (value) =>
    readCount('REGISTRATIONS_PER_ADDRESS', value, 5),
  ),
  POSTS_PER_MEMBER: variable('120', 'how many blogs and campaigns one member may post in an hour', (value) =>
    readCount('POSTS_PER_MEMBER', value, 120),
  ),
  EDITS_PER_MEMBER: variable('300', 'how often one member may change blogs and campaigns in an hour', (value) =>
    readCount('EDITS_PER_MEMBER', value, 300),
  ),
  RELEASE_REPORTS_PER_ADDRESS: variable(
    '1',
    'how many sessions, and how many failures, of one version count from one address in an hour: what trials are judged by',
    (value) => readCount('RELEASE_REPORTS_PER_ADDRESS', value, 1),
  ),
  PICTURE_QUOTA: variable('500', "megabytes of pictures that one member's posts may hold", (value) =>
    readCount('PICTURE_QUOTA', value, limits.pictureQuota / mebibyte),
  ),
  PICTURES_WAITING: variable('8', 'how many pictures of one member may wait to be worked on', (value) =>
    readCount('PICTURES_WAITING', value, 8),
  ),
  ACCOUNT_UPDATES: variable('60', 'how often one member may save account details in an hour', (value) =>
    readCount('ACCOUNT_UPDATES', value, 60),
  ),
  EMAIL_CHANGES: variable('10', 'how often one member may ask for another e-mail in a day', (value) =>
    readCount('EMAIL_CHANGES', value, 10),
  ),
  EMAIL_CHANGES_PER_RECIPIENT: variable('3', 'how often accounts may ask for the same new e-mail in a day', (value) =>
    readCount('EMAIL_CHANGES_PER_RECIPIENT', value, 3),
  ),
};

type Values = { [Name in keyof typeof limitVariables]: z.infer<(typeof limitVariables)[Name]> };

export const toLimits = (values: Values): LimitSettings => ({
  registrationsPerAddress: values.REGISTRATIONS_PER_ADDRESS,
  postsPerMember: values.POSTS_PER_MEMBER,
  editsPerMember: values.EDITS_PER_MEMBER,
  releaseReportsPerAddress: values.RELEASE_REPORTS_PER_ADDRESS,
  pictureQuota: values.PICTURE_QUOTA * mebibyte,
  picturesWaiting: values.PICTURES_WAITING,
  updatesPerAccount: values.ACCOUNT_UPDATES,
  emailChangesPerAccount: values.EMAIL_CHANGES,
  emailChangesPerRecipient: values.EMAIL_CHANGES_PER_RECIPIENT,
});
