import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Badge } from '@cyberharbour/shared-ui';
import { useCallback, useSyncExternalStore } from 'react';

/** The longest that a browser's timer waits, in milliseconds; who reads for 24 days sees it at the next visit. */
const longest = 2 ** 31 - 1;

/**
 * Over, by the API's word or by the reader's clock: from the first millisecond after the end, also on a page that was
 * opened before. A server's copy may be older than the end, so it goes by the API's word alone, without script too.
 */
export function useExpired({ endTime, hasEnded = false }: Pick<Campaign, 'endTime' | 'hasEnded'>): boolean {
  const end = Date.parse(endTime);
  const whenOver = useCallback(
    (notify: () => void) => {
      const left = end + 1 - Date.now();
      const timer = left > 0 && left <= longest ? setTimeout(notify, left) : undefined;
      return () => clearTimeout(timer);
    },
    [end],
  );
  return useSyncExternalStore(
    whenOver,
    () => hasEnded || end < Date.now(),
    () => hasEnded,
  );
}

/** Expired, archived or both; one that is under way needs no badge. */
export function CampaignBadge({ campaign }: { campaign: Campaign }) {
  const expired = useExpired(campaign);
  return (
    <>
      {expired ? <Badge status="expired" /> : null}
      {campaign.status === 'archived' ? <Badge status="archived" /> : null}
    </>
  );
}

export const posterOf = ({ createdBy }: Campaign): string =>
  createdBy?.isBusiness ? (createdBy.businessName ?? createdBy.name) : (createdBy?.name ?? 'Unknown');
