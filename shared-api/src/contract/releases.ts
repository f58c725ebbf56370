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

/** Query of such a report: what the web server wrote into the tab's page (`ReleaseTicket`). */
export const ReleaseReportsQuery = z.object({ ticket: z.optional(text().check(z.maxLength(4000))) });

/** Name of the `meta` element that carries the ticket in a page. */
export const releaseTicketName = 'release-ticket';

/** Which versions a page may load, and until when its tab may report of them. The web server signs it. */
export interface ReleaseTicket {
  /** milliseconds since 1970 */
  expires: number;
  /** `mf_admin 1.0.0`, each version that the page may load. */
  releases: readonly string[];
}

/** Writes a ticket as the text that is signed; the signature follows after a full stop. */
export const writeReleaseTicket = ({ expires, releases }: ReleaseTicket): string => [expires, ...releases].join('|');

/** Reads what `writeReleaseTicket` wrote. */
export function readReleaseTicket(text: string): ReleaseTicket {
  const [expires, ...releases] = text.split('|');
  return { expires: Number(expires), releases };
}

/** Query of GET /releases/counts; the versions with commas between them. */
export const ReleaseCountsQuery = z.object({ name: Unit, versions: text().check(z.maxLength(400)) });

export const ReleaseCounts = answer({
  counts: z.array(z.object({ version: z.string(), sessions: z.number(), errors: z.number() })),
});
export type ReleaseCounts = z.infer<typeof ReleaseCounts>;
