import type { ReleaseStep, VersionHealth } from '@cyberharbour/shared-api/contract';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';

/** What one step of a history did, as the beginning of a sentence. */
export function describeStep({ action, current, trial }: ReleaseStep): string {
  switch (action) {
    case 'promote':
      return `${current} live for everybody`;
    case 'canary':
      return trial ? `${trial.version} on trial for ${trial.percent} % of visitors` : 'A trial';
    case 'rollback':
      return `Rolled back to ${current}`;
    case 'pin':
      return `Pinned at ${current}`;
    case 'unpin':
      return `Unpinned at ${current}`;
    case 'disable':
      return 'Disabled';
    case 'enable':
      return `Enabled at ${current}`;
    default:
      // A server of a later release may know other moves.
      return `${action}: ${current}`;
  }
}

/** How a version does in people’s browsers. */
export function describeHealth(health: Pick<VersionHealth, 'sessions' | 'errors'> | undefined): string {
  if (!health || (health.sessions === 0 && health.errors === 0)) return 'Not used yet';
  const { sessions, errors } = health;
  // An error may be counted before its session.
  const all = Math.max(sessions, errors);
  if (errors === 0) return `0 of ${formatNumber(all)} failed`;
  return `${formatNumber(errors)} of ${formatNumber(all)} failed (${((100 * errors) / all).toFixed(1)} %)`;
}

/** Bytes as people compare them. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
