import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { releaseVersionPattern, unitNamePattern } from './release-names.ts';
import { text } from './text.ts';

const Unit = z.string().check(z.regex(unitNamePattern));
const Version = z.string().check(z.regex(releaseVersionPattern));

/**
 * What a tab reports of one version: it was used here (`session`, once in a tab), and it failed here (`error`, once
 * in a tab).
 */
const ReleaseReport = z.object({ name: Unit, version: Version, session: z.boolean(), error: z.boolean() });
export type ReleaseReport = z.infer<typeof ReleaseReport>;

/** Body of a report about releases: JSON sent as plain text, a beacon without a preflight. */
export const ReleaseReports = z.array(ReleaseReport).check(z.minLength(1), z.maxLength(10));

/** Query of GET /releases/counts; the versions with commas between them. */
export const ReleaseCountsQuery = z.object({ name: Unit, versions: text().check(z.maxLength(400)) });

export const ReleaseCounts = answer({
  counts: z.array(z.object({ version: z.string(), sessions: z.number(), errors: z.number() })),
});
export type ReleaseCounts = z.infer<typeof ReleaseCounts>;
