import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Day } from '@cyberharbour/shared-ui';
import { Card } from '@cyberharbour/shared-ui/card';
import { PostCover } from '../covers/post-cover';
import { CampaignBadge, posterOf, useExpired } from './campaign-state';

/** Characters of a card's text; the whole description is one press away. */
const most = 120;

function short(text: string): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

interface CampaignCardProps {
  campaign: Campaign;
  heading?: 'h2' | 'h3';
  first?: boolean;
}

export function CampaignCard({ campaign, heading = 'h2', first = false }: CampaignCardProps) {
  const expired = useExpired(campaign);
  const over = expired || campaign.status === 'archived';
  return (
    <Card
      heading={heading}
      href={`/campaigns/${campaign._id}`}
      title={campaign.title}
      past={over}
      cover={<PostCover title={campaign.title} picture={campaign} first={first} />}
      badges={
        <>
          <span className="ui-note">{posterOf(campaign)}</span>
          <CampaignBadge campaign={campaign} />
        </>
      }
      more="View Campaign"
      meta={[
        <span key="end">
          {expired ? 'Ended' : 'Ends'} <Day at={campaign.endTime} />
        </span>,
        ...(campaign.topic ? [campaign.topic] : []),
      ]}
    >
      {campaign.excerpt ?? short(campaign.description)}
    </Card>
  );
}
