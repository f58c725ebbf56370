import { formatCount } from '@cyberharbour/shared-ui/numbers';

const minute = 60;
/** Seconds from which minutes say it better. */
const long = 120;

/** How long to wait, rounded up: "45 seconds", "3 minutes". */
export function inWords(seconds: number): string {
  const [count, unit] = seconds < long ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return formatCount(count, unit);
}
