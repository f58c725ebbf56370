import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Link } from '@cyberharbour/shared-ui';
import { useSetOnHome } from '../api/home-campaigns';

interface CampaignMoreProps {
  campaign: Campaign;
}

/** What became of it, and whether the home page shows it, for those that readers see. */
export function CampaignMore({ campaign: { _id: id, title, status, publishAt, onHome = false } }: CampaignMoreProps) {
  const { mutate, isPending } = useSetOnHome();
  if (status === 'pending' || publishAt != null) return null;
  return (
    <>
      <Link href={`/campaigns/${id}/figures`} aria-label={`Figures of ${title}`}>
        Figures
      </Link>
      <Link href={`/campaigns/${id}/updates`} aria-label={`Updates of ${title}`}>
        Updates
      </Link>
      {status === 'active' || onHome ? (
        <button
          type="button"
          disabled={isPending}
          aria-label={`${onHome ? 'Take off the home page' : 'Show on the home page'}: ${title}`}
          onClick={() => mutate({ id, onHome: !onHome })}
        >
          {onHome ? 'Take off the home page' : 'Show on the home page'}
        </button>
      ) : null}
    </>
  );
}
