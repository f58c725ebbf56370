import { formatCount } from '@cyberharbour/shared-ui/numbers';

interface Times {
  startTime: string;
  endTime: string;
}

const minute = 60_000;
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/**
 * "in 3 days", "2 hours ago": in the largest unit of which there are two, never more than is left. As `Intl` writes it;
 * whatever of `Intl` a page uses first takes 90 to 200 ms on a poor phone.
 */
function distance(span: number): string {
  const [unit, size] = units.find(([, length]) => Math.abs(span) >= 2 * length) ?? units[4];
  const amount = Math.max(1, Math.floor(Math.abs(span) / size));
  const words = formatCount(amount, unit);
  return span < 0 ? `${words} ago` : `in ${words}`;
}

/** How far a campaign is from its start, then from its end. */
export function until({ startTime, endTime }: Times, now: number): string {
  const [start, end] = [Date.parse(startTime) - now, Date.parse(endTime) - now];
  if (start > 0) return `Starts ${distance(start)}`;
  return end > 0 ? `Ends ${distance(end)}` : `Ended ${distance(Math.min(end, -1))}`;
}
