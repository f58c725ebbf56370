import { useHydrated } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Badge } from '@cyberharbour/shared-ui';
import { useState } from 'react';

/** Over, by the reader's clock: told only once the page is theirs, since a server's copy may be older than the end. */
export function useExpired({ endTime }: Pick<Campaign, 'endTime'>): boolean {
  const hydrated = useHydrated();
  const [opened] = useState(() => Date.now());
  return hydrated && Date.parse(endTime) < opened;
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

export const posterOf = ({ createdBy }: Campaign): string => (createdBy?.isBusiness ? (createdBy.businessName ?? createdBy.name) : (createdBy?.name ?? 'Unknown'));
