import type { LinkCheckRow } from '../database/library-tables.ts';
import { day } from '../clock/durations.ts';
import type { Fetched } from './fetch-page.ts';
import { pageWords } from './page-words.ts';
import { differsMuch, makeSketch } from './sketch.ts';
import type { Link } from './store.ts';

/** Days on which a page fails before it counts as dead: a site may be down for an evening. */
const mostFailures = 3;

const unknown = (id: string, link: string): LinkCheckRow => ({
  resource_id: id,
  link,
  asked_at: 0,
  etag: null,
  last_modified: null,
  baseline: null,
  seen: null,
  failures: 0,
  failed_day: null,
  finding: null,
  detail: null,
  found_at: null,
  dismissed: null,
});

type Finding = Pick<LinkCheckRow, 'finding' | 'detail'>;

/** What is known of a link after it was asked for. A finding stays until a person looked at it, or it is mended. */
export function judge({ id, link, known }: Link, fetched: Fetched, now: number): LinkCheckRow {
  const before = known ?? unknown(id, link);
  const asked = { ...before, asked_at: now };
  if (fetched.kind === 'refused') return asked;
  const withFinding = ({ finding, detail }: Finding, rest: Partial<LinkCheckRow>): LinkCheckRow => ({
    ...asked,
    ...rest,
    finding,
    detail,
    found_at: finding === null ? null : finding === before.finding ? before.found_at : now,
  });
  if (fetched.kind === 'failed') {
    const today = Math.floor(now / day);
    const failures = before.failed_day === today ? before.failures : before.failures + 1;
    const isDead = failures >= mostFailures;
    return withFinding(isDead ? { finding: 'dead', detail: fetched.why } : before, { failures, failed_day: today });
  }
  const words = fetched.kind === 'page' ? pageWords(fetched.body) : '';
  // A page without words says nothing about what it says.
  const seen = words === '' ? before.seen : makeSketch(words);
  const baseline = before.baseline ?? seen;
  const headers = fetched.kind === 'page' ? { etag: fetched.etag, last_modified: fetched.lastModified } : {};
  const rest = { failures: 0, failed_day: null, baseline, seen, ...headers };
  const { movedTo } = fetched;
  if (movedTo !== null && movedTo !== before.dismissed)
    return withFinding({ finding: 'moved', detail: movedTo.slice(0, 1000) }, rest);
  if (baseline !== null && seen !== null && differsMuch(baseline, seen))
    return withFinding({ finding: 'changed', detail: null }, rest);
  return withFinding({ finding: null, detail: null }, rest);
}
