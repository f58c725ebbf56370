import * as z from 'zod/mini';
import { answer, page } from './answer.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { NewPassword } from './user.ts';

const currentPassword = 'Enter your current password.';

/** Body of PUT /user/password. */
export const PasswordChange = z.object({
  currentPassword: text(currentPassword).check(z.minLength(1, currentPassword), z.maxLength(limits.passwordMax)),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const UserSession = z.object({
  _id: z.string(),
  /** As `Firefox on Windows`. */
  device: z.string(),
  /** As `203.0.113.x`. */
  network: z.string(),
  /** It began on the network that this call comes from. */
  isSameNetwork: z.boolean(),
  /** This call belongs to it. */
  isCurrent: z.boolean(),
  createdAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string(),
});
export type UserSession = z.infer<typeof UserSession>;

/** Answer of GET /user/sessions: this one first, then those used last; at most a hundred of `total`. */
export const UserSessions = answer({ sessions: z.array(UserSession), total: z.number() });
export type UserSessions = z.infer<typeof UserSessions>;

export const activityEvents = [
  'account.opened',
  'login.accepted',
  'login.refused',
  'code.refused',
  'login.reported',
  'session.left',
  'session.ended',
  'password.changed',
  'password.reset',
  'email.requested',
  'email.changed',
  'email.returned',
  'key.added',
  'key.removed',
  'recovery-codes.made',
  'recovery-code.used',
  'role.changed',
  'deletion.requested',
  'deletion.cancelled',
  'recovery.requested',
  'recovery.started',
  'recovery.stopped',
  'recovery.done',
] as const;
export type ActivityEvent = (typeof activityEvents)[number];

/** One thing that happened on an account. Later releases may know of more kinds. */
export const ActivityEntry = z.object({
  _id: z.string(),
  event: z.string(),
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  /** The new role, or how many sessions were ended. */
  detail: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const ActivityPage = page('entries', ActivityEntry);
export type ActivityPage = z.infer<typeof ActivityPage>;

export const exportStates = ['waiting', 'working', 'ready', 'failed'] as const;

/** The file with a member's own data; null where there is none. */
export const OwnData = z.nullable(
  z.object({
    state: z.enum(exportStates),
    /** Posts and pictures that are in it so far. */
    done: z.number(),
    total: z.number(),
    bytes: z.number(),
    createdAt: z.string(),
    /** Then it is gone. */
    expiresAt: z.string(),
    /** Where it is fetched, once it is ready. */
    url: z.optional(z.string()),
  }),
);
export type OwnData = z.infer<typeof OwnData>;

export const OwnDataAnswer = answer({ ownData: OwnData });
export type OwnDataAnswer = z.infer<typeof OwnDataAnswer>;
