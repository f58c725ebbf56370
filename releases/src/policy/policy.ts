import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bringable } from '@cyberharbour/platform/packages';
import { menuPlaces, slotNames } from '@cyberharbour/platform';
import { remoteNamePattern } from '@cyberharbour/shared-api/release-contract';
import * as z from 'zod';
import { parseShape, readAs } from '../files/disk.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** No policy allows more, in brotli bytes: a second React takes less, and nothing else is as large. */
const mostBrought = 60_000;

/** Upper bounds of a release's files together, in brotli bytes. */
const Budget = z.strictObject({ scripts: z.int().positive(), styles: z.int().positive() });

/** What a remote may have in one place: how many entries, and the numbers of their order. */
const Share = z.strictObject({
  entries: z.int().positive(),
  order: z.tuple([z.int().min(0), z.int().max(999)]),
});

export const PlaceRule = z.strictObject({
  /** Entries of all remotes together. */
  most: z.int().positive(),
  /** The weakest guard that the page behind an entry may have. */
  guard: z.enum(['session', 'admin']).optional(),
  /** By the name of a remote; `*` for those that are not named. */
  remotes: z.record(z.string(), Share),
});

/** What has to be known of where a release was built. */
const OriginRule = z.strictObject({
  /** All that went in is in a commit. */
  commit: z.boolean().optional(),
  /** Where pipelines run that may build it: each with its end slash, and everything below. */
  builders: z.array(z.url().endsWith('/')).min(1).optional(),
});

/** What the platform decides, and no team: who may claim where, behind which guard, how much a release may weigh. */
export const Policy = z.strictObject({
  /** By the first segment of paths. What is not named belongs to the remote that claimed it first. */
  paths: z.record(
    z.string().regex(/^\/[a-z\d][a-z\d_-]*$/),
    z.strictObject({
      remotes: z.array(z.string().regex(remoteNamePattern)).min(1),
      /** The weakest guard that a claim may have here. */
      guard: z.enum(['session', 'admin']).optional(),
    }),
  ),
  /** By the name of a remote; `*` for those that are not named. */
  budgets: z.record(z.string(), Budget),
  /**
   * Which remotes may bring a package in another major version than the shell's, and how many brotli bytes of their
   * pages it may take. What is not named here is not brought.
   */
  majors: z.record(
    z.string().regex(remoteNamePattern),
    z.partialRecord(z.enum(bringable), z.int().positive().max(mostBrought)),
  ),
  /** By the name of a unit of release; `*` for those that are not named. What is not named may come from anywhere. */
  origins: z.record(z.string(), OriginRule),
  /** Who may have entries where. */
  menu: z.record(z.enum(menuPlaces), PlaceRule),
  /** Who may draw parts of others' screens. */
  slots: z.record(z.enum(slotNames), PlaceRule),
});
export type Policy = z.infer<typeof Policy>;
export type PlaceRule = z.infer<typeof PlaceRule>;

/** What a policy in a store may leave out, places that came after it was written among them. */
const StoredPolicy = Policy.partial().extend({
  menu: z.partialRecord(z.enum(menuPlaces), PlaceRule).optional(),
  slots: z.partialRecord(z.enum(slotNames), PlaceRule).optional(),
});

/** No file of a team: a team's name has no dot. */
const fileName = 'platform.policy.json';

const ofSourceTree = new URL('../../policy.json', import.meta.url);

/**
 * The policy that lies beside the keys of the teams, out of the reach of whoever writes releases; what it does not say,
 * and all where there is none, is as in this source tree.
 * @throws StoreFault when it is there and cannot be read as one
 */
export async function policyOf(store: ReleaseStore): Promise<Policy> {
  const own = (await readAs(join(store.keys, fileName), StoredPolicy)) ?? {};
  const given = parseShape(await readFile(ofSourceTree), 'releases/policy.json', Policy);
  return {
    paths: own.paths ?? given.paths,
    budgets: own.budgets ?? given.budgets,
    majors: own.majors ?? given.majors,
    origins: own.origins ?? given.origins,
    menu: { ...given.menu, ...own.menu },
    slots: { ...given.slots, ...own.slots },
  };
}

/** What holds for one remote; nothing where the policy sets no bound. */
export const budgetOf = ({ budgets }: Policy, name: string) => budgets[name] ?? budgets['*'];
