import * as z from 'zod/mini';
import { answer, page } from './answer.ts';
import { limits } from './limits.ts';
import { text, words } from './text.ts';

/** What moderators write of something that is going around, in plain words. */
export const AlertForm = z.object({
  title: words('Say in one line what is going around.', limits.alertTitle),
  happened: words('Say what happened.', limits.alertWords),
  affected: words('Say who is hit.', limits.alertLine),
  advice: words('Say what to do now.', limits.alertLine),
  /** Path of a guide of the library, or of a campaign that runs; empty is none. */
  link: text().check(z.trim(), z.maxLength(200)),
  endsAt: z.iso.datetime('Choose a day and a time.'),
});
export type AlertForm = z.infer<typeof AlertForm>;

/** Body of PUT /admin/alerts/{id}: all of it as it is right, and what was wrong. */
export const AlertCorrection = z.extend(AlertForm, {
  correction: words('Say what was wrong.', limits.alertLine),
});
export type AlertCorrection = z.infer<typeof AlertCorrection>;

export const Alert = z.object({
  _id: z.string(),
  title: z.string(),
  happened: z.string(),
  affected: z.string(),
  advice: z.string(),
  /** `href` is a path of the web site; null where it names none, or nobody may read that any more. */
  link: z.nullable(z.object({ href: z.string(), title: z.string() })),
  /** The first one first. */
  corrections: z.array(z.object({ at: z.string(), text: z.string() })),
  beganAt: z.string(),
  /** It runs until then; ended by a moderator, that is when they did. */
  endsAt: z.string(),
  isRunning: z.boolean(),
  updatedAt: z.string(),
});
export type Alert = z.infer<typeof Alert>;

export const AlertPage = page('alerts', Alert);
export type AlertPage = z.infer<typeof AlertPage>;

export const AlertAnswer = answer({ alert: Alert });
export type AlertAnswer = z.infer<typeof AlertAnswer>;

/** An alert as moderators see it. */
export const AdminAlertAnswer = answer({
  alert: Alert,
  /** How many chose alerts. */
  readers: z.number(),
  /** The letter about it, once one went out. */
  letterId: z.nullable(z.string()),
});
export type AdminAlertAnswer = z.infer<typeof AdminAlertAnswer>;
