import { useCampaignsNearby } from '@cyberharbour/shared-api/campaigns';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Nearby } from '../nearby/nearby';
import { CampaignCard } from './campaign-card';
import { posterOf } from './campaign-state';

const textOf = (campaign: Campaign) => `${campaign.title} ${campaign.description} ${posterOf(campaign)}`;

export const CampaignsNearby = ({ campaign }: { campaign: Campaign }) => (
  <Nearby
    heading="More campaigns"
    one="campaign"
    path="/campaigns"
    id={campaign._id}
    text={textOf(campaign)}
    textOf={textOf}
    list={useCampaignsNearby()}
    card={(other) => <CampaignCard key={other._id} campaign={other} heading="h3" />}
  />
);
