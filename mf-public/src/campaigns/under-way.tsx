import { useHydrated, type PagedList } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';

const begun = ({ startTime }: Campaign, now: number) => Date.parse(startTime) <= now;
const over = ({ endTime, status }: Campaign, now: number) => status === 'archived' || Date.parse(endTime) < now;

/**
 * How many campaigns run, by the reader's clock. Those that run come first: where one that is over is loaded, or all
 * are, it is known.
 */
export function UnderWay({ list }: { list: PagedList<Campaign> & { dataUpdatedAt: number } }) {
  const hydrated = useHydrated();
  const { items = [] } = list.data ?? {};
  const now = list.dataUpdatedAt;
  const count = items.filter((one) => begun(one, now) && !over(one, now)).length;
  const isKnown = hydrated && count > 0 && (!list.hasNextPage || items.some((one) => over(one, now)));
  return isKnown ? <span>, {count} under way</span> : null;
}
