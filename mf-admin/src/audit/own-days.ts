import type { Period } from '@cyberharbour/shared-api/contract';

/** The beginning of a day, or of one after it, where the person is. */
function midnight(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** Days of the person's own calendar, both of which count, as moments in UTC. */
export const momentsOf = ({ from, to }: Period): Period => ({
  from: from && midnight(from),
  to: to && midnight(to, 1),
});
