import * as z from 'zod/mini';
import { answer, Period } from './answer.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

const tooLong = `A reason has at most ${limits.reason} characters.`;

/** What a moderator said last; for the author and for administrators only, so absent from public answers. */
export const moderation = z.optional(
  z.nullable(
    z.object({
      reason: z.string(),
      decidedAt: z.string(),
      /** It waits for its author, not for a moderator. */
      sentBack: z.boolean(),
    }),
  ),
);

/** The optional reason of every change of a status. */
export const reason = z.optional(text().check(z.trim(), z.maxLength(limits.reason, tooLong)));

/** Body of PUT /admin/{blogs,campaigns}/{id}/approve; there may be none. */
export const Approval = z.nullish(z.object({ reason }));

/** Body of PUT /admin/{blogs,campaigns}/{id}/reject. */
export const Rejection = z.object({
  reason: text('Say what the author should change.').check(
    z.trim(),
    z.minLength(1, 'Say what the author should change.'),
    z.maxLength(limits.reason, tooLong),
  ),
});
export type Rejection = z.infer<typeof Rejection>;

/** What a moderator reads beside a waiting post; the address is that of the post with `/background` behind it. */
export const PostBackground = answer({
  /** null once the account was deleted. `published` are their posts that readers see now, of every kind. */
  author: z.nullable(z.object({ since: z.string(), published: z.number() })),
  /** What readers saw last, where a change of it waits, and until when; null where nobody has read it yet. */
  earlier: z.nullable(z.object({ title: z.string(), text: z.string(), until: z.string() })),
});
export type PostBackground = z.infer<typeof PostBackground>;

/** How lists of posts may stand. `-desc`: from the last letter to the first. */
export const postOrders = ['newest', 'oldest', 'title', 'title-desc'] as const;
export type PostOrder = (typeof postOrders)[number];

export const auditKinds = ['user', 'blog', 'campaign', 'update', 'release', 'resource', 'letter', 'alert'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What is done to an account, and to a post of any kind. */
export const accountActs = [
  'role',
  'deleted',
  'password',
  'email-requested',
  'email',
  'email-returned',
  'key-added',
  'key-removed',
  'recovery-codes',
  'recovery-code',
  'sign-in-reported',
  'deletion-requested',
  'deletion-cancelled',
  'recovery-requested',
  'recovery-checked',
  'recovery-started',
  'recovery-refused',
  'recovery-stopped',
  'recovered',
  'admin-by-command',
  'unlocked-by-command',
  'signed-out-by-command',
] as const;
export type AccountAct = (typeof accountActs)[number];
export const postActs = ['status', 'sent-back', 'edited', 'deleted'] as const;
export type PostAct = (typeof postActs)[number];
/** What is done to a unit of release: asked for before it is done, and refused where it was not. */
export const releaseActs = ['moved', 'refused'] as const;
export type ReleaseAct = (typeof releaseActs)[number];
/** What is done to a resource of the library; a restored one is shown again. */
export const resourceActs = ['added', 'edited', 'retired', 'restored', 'moved'] as const;
export type ResourceAct = (typeof resourceActs)[number];
/** What is done to a letter to subscribers. */
export const letterActs = ['edited', 'deleted', 'scheduled', 'sent', 'stopped'] as const;
export type LetterAct = (typeof letterActs)[number];
/** What is done to an alert. */
export const alertActs = ['started', 'corrected', 'ended', 'mailed'] as const;
export type AlertAct = (typeof alertActs)[number];
/** Whatever is recorded: what is not here has no words in the console. */
export type AuditAction =
  | `user.${AccountAct}`
  | `${string}.${PostAct}`
  | `release.${ReleaseAct}`
  | `resource.${ResourceAct}`
  | `letter.${LetterAct}`
  | `alert.${AlertAct}`;

const facts = z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));

/** Who changed what, and how it was before and after. */
export const AuditEntry = z.object({
  seq: z.number(),
  at: z.string(),
  /** null for what nobody signed in did; `name` is null once the account was deleted. */
  actor: z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()) })),
  action: z.string(),
  kind: z.enum(auditKinds),
  itemId: z.string(),
  /** Of an account that is still there; absent from a server of an earlier release. */
  itemName: z.optional(z.nullable(z.string())),
  before: facts,
  after: facts,
  reason: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** SHA-256 over this entry and the hash of the one before, base64url. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = answer({
  entries: z.array(AuditEntry),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** Whether every entry is the one that was written: `brokenAt` is the first number that is not, or null. */
export const AuditCheck = answer({ entries: z.number(), brokenAt: z.nullable(z.number()) });
export type AuditCheck = z.infer<typeof AuditCheck>;

export const AuditQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(limits.pageMax))),
  cursor: z.optional(text().check(z.maxLength(100))),
  kind: z.optional(z.enum(auditKinds)),
  item: z.optional(text().check(z.maxLength(100))),
  actor: z.optional(text().check(z.maxLength(100))),
  /** As `user.role`. */
  action: z.optional(text().check(z.maxLength(60))),
  /** Words of the name or address of whoever did it, or whose account it is. */
  q: z.optional(text().check(z.maxLength(200))),
  ...Period.shape,
});
