import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { ReleaseFeel } from './release-feel.ts';
import { releaseVersionPattern } from './release-names.ts';
import { text } from './text.ts';

/** How one version does in people's browsers: tabs that used it, and tabs in which it failed. */
const VersionHealth = z.object({ version: z.string(), sessions: z.number(), errors: z.number() });
export type VersionHealth = z.infer<typeof VersionHealth>;

/** The whole state of a unit of release after one step of its history. */
export const ReleaseStep = z.object({
  revision: z.number(),
  /** As `promote`, `canary` or `rollback`. */
  action: z.string(),
  current: z.string(),
  /** Takes over where the current one fails; null for none. */
  previous: z.nullable(z.string()),
  /** The version that a share of the visitors gets instead of the current one. */
  trial: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  pinned: z.boolean(),
  disabled: z.boolean(),
  at: z.string(),
  /** Who made the step, for people to read; null where the history does not say. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type ReleaseStep = z.infer<typeof ReleaseStep>;

/** One remote, or the shell. */
export const ReleaseUnit = z.object({
  name: z.string(),
  /** The team that it belongs to; null for nobody's. */
  owner: z.nullable(z.string()),
  /** Whether the caller is a member of that team. */
  mayMove: z.boolean(),
  live: ReleaseStep,
  /** Of the live version, and of the one on trial. */
  health: z.array(VersionHealth),
});
export type ReleaseUnit = z.infer<typeof ReleaseUnit>;

/** A published version: its weight is that of all its scripts and sheets, in brotli bytes. */
export const ReleaseVersion = z.object({
  ...VersionHealth.shape,
  publishedAt: z.string(),
  contract: z.string(),
  api: z.string(),
  scripts: z.number(),
  styles: z.number(),
  /** In the last four weeks. APIs before 1.5 do not say. */
  feel: z.optional(ReleaseFeel),
});
export type ReleaseVersion = z.infer<typeof ReleaseVersion>;

export const ReleaseList = answer({ units: z.array(ReleaseUnit) });
export type ReleaseList = z.infer<typeof ReleaseList>;

/** Versions and history with the newest first. */
export const ReleaseUnitAnswer = answer({
  unit: ReleaseUnit,
  versions: z.array(ReleaseVersion),
  history: z.array(ReleaseStep),
});
export type ReleaseUnitAnswer = z.infer<typeof ReleaseUnitAnswer>;

const version = z.optional(text().check(z.regex(releaseVersionPattern, 'A version is like 1.2.3.')));

/** Query of the gates: without a version, those of the live one. */
export const ReleaseGatesQuery = z.object({ version });

/** Why a version may not go live; nothing where it may. */
export const ReleaseGates = answer({ version: z.string(), reasons: z.array(z.string()) });
export type ReleaseGates = z.infer<typeof ReleaseGates>;

/** Query of a difference: without versions, from the one before to the live one. */
export const ReleaseDifferenceQuery = z.object({ from: version, to: version });

const pair = z.object({ name: z.string(), before: z.string(), after: z.string() });

/** What is different between two versions. */
export const ReleaseDifference = answer({
  from: z.string(),
  to: z.string(),
  /** Claimed paths with their guard, and what is needed of the host; `none` where one version has it not. */
  routes: z.array(pair),
  needs: z.array(pair),
  /** Brotli bytes, before and after. */
  scripts: z.tuple([z.number(), z.number()]),
  styles: z.tuple([z.number(), z.number()]),
  /** Of the host's packages, as `@cyberharbour/shared-api: useBlogs`. */
  names: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
  files: z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) }),
});
export type ReleaseDifference = z.infer<typeof ReleaseDifference>;

export const releaseMoves = ['promote', 'rollback', 'pin', 'unpin', 'disable', 'enable'] as const;
export type ReleaseMoveName = (typeof releaseMoves)[number];

/** Body of a move. */
export const ReleaseMove = z.object({
  move: z.enum(releaseMoves),
  /** Which to promote, or to go back to; without one, a roll back ends a trial, or goes to the version before. */
  version,
  /** Of a promotion: the share of the visitors that gets it; everybody without one. */
  percent: z.optional(
    z.number('A share is a number.').check(z.gt(0, 'A share is above 0.'), z.lte(100, 'A share is at most 100.')),
  ),
  /** For the history and the audit log. */
  reason: text('Say why.').check(
    z.trim(),
    z.minLength(1, 'Say why.'),
    z.maxLength(500, 'A reason has at most 500 characters.'),
  ),
  /** Of the step that was decided on: whoever moved the unit meanwhile knew better. */
  revision: z.number().check(z.int(), z.gte(1)),
});
export type ReleaseMove = z.infer<typeof ReleaseMove>;

export const ReleaseMoved = answer({ live: ReleaseStep });
export type ReleaseMoved = z.infer<typeof ReleaseMoved>;
