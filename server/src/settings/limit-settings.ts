import { limits } from '@cyberharbour/shared-api/contract';
import type * as z from 'zod';
import { countVariable } from './values.ts';

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
  exportsPerAccount: number;
  /** in a day */
  deletionsPerAccount: number;
  /** in an hour */
  passwordChangesPerAccount: number;
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
  REGISTRATIONS_PER_ADDRESS: countVariable(
    'REGISTRATIONS_PER_ADDRESS',
    5,
    'how many accounts one address may open in 30 minutes',
  ),
  POSTS_PER_MEMBER: countVariable(
    'POSTS_PER_MEMBER',
    120,
    'how many blogs and campaigns one member may post in an hour',
  ),
  EDITS_PER_MEMBER: countVariable(
    'EDITS_PER_MEMBER',
    300,
    'how often one member may change blogs and campaigns in an hour',
  ),
  RELEASE_REPORTS_PER_ADDRESS: countVariable(
    'RELEASE_REPORTS_PER_ADDRESS',
    1,
    'how many sessions, and how many failures, of one version count from one address in an hour: what trials are judged by',
  ),
  PICTURE_QUOTA: countVariable(
    'PICTURE_QUOTA',
    limits.pictureQuota / mebibyte,
    "megabytes of pictures that one member's posts may hold",
  ),
  PICTURES_WAITING: countVariable('PICTURES_WAITING', 8, 'how many pictures of one member may wait to be worked on'),
  ACCOUNT_UPDATES: countVariable('ACCOUNT_UPDATES', 60, 'how often one member may save account details in an hour'),
  DATA_EXPORTS: countVariable('DATA_EXPORTS', 5, 'how often one member may ask for a file with their data in a day'),
  ACCOUNT_DELETIONS: countVariable(
    'ACCOUNT_DELETIONS',
    5,
    'how often one member may ask for the deletion of their account in a day',
  ),
  PASSWORD_CHANGES: countVariable(
    'PASSWORD_CHANGES',
    10,
    'how often one member may try to change the password in an hour',
  ),
  EMAIL_CHANGES: countVariable('EMAIL_CHANGES', 10, 'how often one member may ask for another e-mail in a day'),
  EMAIL_CHANGES_PER_RECIPIENT: countVariable(
    'EMAIL_CHANGES_PER_RECIPIENT',
    3,
    'how often accounts may ask for the same new e-mail in a day',
  ),
  LOGIN_TRIES: countVariable(
    'LOGIN_TRIES',
    10,
    'how many wrong passwords one account takes in 15 minutes from one address, or from a device that it knows; three times as many in a day',
  ),
  LOGIN_TRIES_PER_ACCOUNT: countVariable(
    'LOGIN_TRIES_PER_ACCOUNT',
    100,
    'how many wrong passwords one account takes in an hour from all devices that it does not know',
  ),
  RESET_CODES_PER_ACCOUNT: countVariable(
    'RESET_CODES_PER_ACCOUNT',
    10,
    'how many reset codes one account gets in a day',
  ),
  RESET_CODES: countVariable('RESET_CODES', 1000, 'how many reset codes the whole site sends in an hour'),
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
  exportsPerAccount: values.DATA_EXPORTS,
  deletionsPerAccount: values.ACCOUNT_DELETIONS,
  passwordChangesPerAccount: values.PASSWORD_CHANGES,
  emailChangesPerAccount: values.EMAIL_CHANGES,
  emailChangesPerRecipient: values.EMAIL_CHANGES_PER_RECIPIENT,
  loginTries: values.LOGIN_TRIES,
  loginTriesPerAccount: values.LOGIN_TRIES_PER_ACCOUNT,
  resetCodesPerAccount: values.RESET_CODES_PER_ACCOUNT,
  resetCodes: values.RESET_CODES,
});
