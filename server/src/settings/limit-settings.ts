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
  /** for one account from one address, or from one known device, in 15 minutes */
  loginTries: number;
  /** for one account from all unknown devices, in an hour */
  loginTriesPerAccount: number;
  /** in a day */
  resetCodesPerAccount: number;
  /** of the whole site, in an hour */
  resetCodes: number;
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
  LOGIN_TRIES: variable(
    '10',
    'how many wrong passwords one account takes in 15 minutes from one address, or from a device that it knows; three times as many in a day',
    (value) => readCount('LOGIN_TRIES', value, 10),
  ),
  LOGIN_TRIES_PER_ACCOUNT: variable(
    '100',
    'how many wrong passwords one account takes in an hour from all devices that it does not know',
    (value) => readCount('LOGIN_TRIES_PER_ACCOUNT', value, 100),
  ),
  RESET_CODES_PER_ACCOUNT: variable('10', 'how many reset codes one account gets in a day', (value) =>
    readCount('RESET_CODES_PER_ACCOUNT', value, 10),
  ),
  RESET_CODES: variable('1000', 'how many reset codes the whole site sends in an hour', (value) =>
    readCount('RESET_CODES', value, 1000),
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
  loginTries: values.LOGIN_TRIES,
  loginTriesPerAccount: values.LOGIN_TRIES_PER_ACCOUNT,
  resetCodesPerAccount: values.RESET_CODES_PER_ACCOUNT,
  resetCodes: values.RESET_CODES,
});
