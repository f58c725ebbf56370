import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Button, Link, Row } from '@cyberharbour/shared-ui';
import { useSetOnHome } from '../api/home-campaigns';
import './campaign-note.css';

interface CampaignNoteProps {
  campaign: Campaign;
  by: string;
}

/** Who created it; what became of it; and whether the home page shows it, for those that readers see. */
export function CampaignNote({ campaign: { _id: id, title, status, onHome = false }, by }: CampaignNoteProps) {
  const { mutate, isPending } = useSetOnHome();
  return (
    <>
      <span>Created by {by}</span>
      {status === 'pending' ? null : (
        <Row className="adm-campaign-note">
          <Link href={`/campaigns/${id}/figures`} aria-label={`Figures of ${title}`}>
            Figures
          </Link>
          {status === 'active' || onHome ? (
            <Button
              tone="quiet"
              size="sm"
              busy={isPending}
              aria-label={`${onHome ? 'Take off the home page' : 'Show on the home page'}: ${title}`}
              onClick={() => mutate({ id, onHome: !onHome })}
            >
              {onHome ? 'Take off the home page' : 'Show on the home page'}
            </Button>
          ) : null}
        </Row>
      )}
    </>
  );
}
