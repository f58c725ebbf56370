import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { emailAddress, roles, UserAnswer } from './user.ts';

const proof = (most: number) => z.optional(text().check(z.trim(), z.maxLength(most, `At most ${most} characters.`)));

/**
 * Body of POST /auth/recovery: somebody who cannot read the e-mail of their account any more, or who lost every second
 * step. Two right ones of password, code and recovery code start it without an administrator.
 */
export const RecoveryRequest = z.object({
  email: emailAddress('Enter the email of your account.'),
  /** One that the member reads now; the account's own where only second steps are lost. */
  newEmail: emailAddress('Enter an email that you can read.'),
  /** `lost`: an administrator decides, and every second step is removed. */
  secondStep: z.optional(z.enum(['have', 'lost'])),
  password: z.optional(text().check(z.maxLength(limits.passwordMax))),
  /** Of an app. */
  code: proof(40),
  recoveryCode: proof(60),
  /** To the administrators. */
  message: proof(limits.reason),
});
export type RecoveryRequest = z.infer<typeof RecoveryRequest>;

/** How administrators make sure who asks; each is described on the screen. */
export const recoveryChecks = ['in-person', 'call-back', 'video'] as const;
export type RecoveryCheck = (typeof recoveryChecks)[number];

/** Body of POST /admin/recoveries/{id}/approve. */
export const RecoveryApproval = z.object({
  check: z.enum(recoveryChecks, 'Choose how you made sure who it is.'),
  note: text('Say what you saw or heard.').check(
    z.trim(),
    z.minLength(10, 'Say what you saw or heard, in ten characters or more.'),
    z.maxLength(limits.reason, `At most ${limits.reason} characters.`),
  ),
});
export type RecoveryApproval = z.infer<typeof RecoveryApproval>;

/** A request as administrators see it. */
export const Recovery = z.object({
  _id: z.string(),
  /** `requested`: an administrator has to decide. `waiting`: its days run. */
  state: z.enum(['requested', 'waiting']),
  user: z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    createdAt: z.string(),
    hasSecondStep: z.boolean(),
  }),
  newEmail: z.string(),
  /** Every second step is removed with it. */
  removesSecondSteps: z.boolean(),
  message: z.nullable(z.string()),
  device: z.string(),
  network: z.string(),
  createdAt: z.string(),
  /** The administrator who made sure first; a second one has to. */
  checkedBy: z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()) })),
  /** When the account is handed over; null until its days run. */
  at: z.nullable(z.string()),
});
export type Recovery = z.infer<typeof Recovery>;

/** Answer of GET /admin/recoveries: oldest first, at most a hundred of `total`. */
export const RecoveryList = answer({ recoveries: z.array(Recovery), total: z.number() });
export type RecoveryList = z.infer<typeof RecoveryList>;

/** Answer of DELETE /user/recovery. */
export const RecoveryStopped = UserAnswer;
