import type { FeelReport } from '@cyberharbour/shared-api/contract';
import { Measures, type Entry } from './measures';
import type { Tally } from './tally';

export interface FeelObserved {
  /** `shell 1.0.0`: it has a part in everything. */
  shell: string;
  /** The remote that draws the page at this moment, as `mf_public 1.0.0`. */
  readDrawn: () => string | undefined;
  tally: Pick<Tally, 'read' | 'units'>;
  send: (reports: FeelReport[]) => void;
}

/** The API takes so many at once. */
const mostReports = 10;

const unitOfAddress = (address: string) => /\/r\/(shell|mf_[a-z0-9_]+)\/([^/]+)\//.exec(address)?.slice(1).join(' ');

/**
 * Measures how the page feels and reports it once, when it is left or hidden for the first time. Nothing about the
 * visitor or the content is in it. Where the browser cannot measure something it is left out.
 */
export function observeFeel({ shell, readDrawn, tally, send }: FeelObserved, page: Document = document) {
  // A page that was opened in the background is not felt.
  if (page.visibilityState === 'hidden') return;
  const measured = new Map<string, Measures>();
  const failed = new Map<string, Set<string>>();
  const first = readDrawn();
  const of = (unit: string) => {
    const known = measured.get(unit) ?? new Measures(PerformanceObserver.supportedEntryTypes);
    measured.set(unit, known);
    return known;
  };
  const drawing = () => [shell, readDrawn()].filter((unit) => unit !== undefined).map(of);
  const began = (performance.getEntriesByType('navigation')[0] as { activationStart?: number } | undefined)
    ?.activationStart;

  const observers = new Map<PerformanceObserver, (entries: PerformanceEntryList) => void>();
  const observe = (type: string, take: (entry: Entry & PerformanceEntry) => void, more: object = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const takeAll = (entries: PerformanceEntryList) => entries.forEach((entry) => take(entry));
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
    observer.observe({ type, buffered: true, ...more });
    observers.set(observer, takeAll);
  };

  observe('largest-contentful-paint', ({ startTime }) => {
    for (const unit of [shell, first]) if (unit) of(unit).lcp = Math.max(0, Math.round(startTime - (began ?? 0)));
  });
  observe('layout-shift', (entry) => drawing().forEach((one) => one.addShift(entry)));
  observe('longtask', (entry) => drawing().forEach((one) => one.addTask(entry)));
  observe('event', (entry) => drawing().forEach((one) => one.addPress(entry)), { durationThreshold: 16 });
  observe('resource', (entry) => {
    const { responseStatus = 200 } = entry as { responseStatus?: number };
    const unit = responseStatus >= 400 ? unitOfAddress(entry.name) : undefined;
    if (unit) failed.set(unit, (failed.get(unit) ?? new Set()).add(entry.name));
  });

  const report = () => {
    for (const [observer, takeAll] of observers) {
      takeAll(observer.takeRecords());
      observer.disconnect();
    }
    page.removeEventListener('visibilitychange', reportWhenHidden);
    removeEventListener('pagehide', report);
    drawing();
    const units = new Set([...measured.keys(), ...failed.keys(), ...tally.units()]);
    const reports = [...units].slice(0, mostReports).map((unit): FeelReport => {
      const [name = '', version = ''] = unit.split(' ');
      const { lcp, inp, cls, blocked } = of(unit);
      const { errors, failedLoads } = tally.read(unit);
      return {
        name,
        version,
        ...(lcp !== undefined && { lcp }),
        ...(inp !== undefined && { inp: Math.round(inp) }),
        ...(cls !== undefined && { cls }),
        ...(blocked !== undefined && { blocked }),
        errors,
        failedLoads: Math.max(failedLoads, failed.get(unit)?.size ?? 0),
      };
    });
    if (reports.length > 0) send(reports);
  };
  const reportWhenHidden = () => {
    if (page.visibilityState === 'hidden') report();
  };
  page.addEventListener('visibilitychange', reportWhenHidden);
  addEventListener('pagehide', report);
}
