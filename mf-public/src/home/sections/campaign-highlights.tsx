import { useCampaignsNearby } from '@cyberharbour/shared-api/campaigns';
import { ButtonLink, CoverImage, Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Card } from '@cyberharbour/shared-ui/card';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { useRef } from 'react';
import { useHomeCampaigns } from '../../api/home-campaigns';
import { CampaignCard } from '../../campaigns/campaign-card';
import { useExpired } from '../../campaigns/campaign-state';
import { useNear } from '../carousel/use-near';
import { campaigns } from '../samples';
import './campaign-highlights.css';

const nameOf = (title: string) => title.trim().toLowerCase();

/** One that ended while the page was open goes. */
const Chosen = ({ campaign }: { campaign: Campaign }) =>
  useExpired(campaign) ? null : <CampaignCard campaign={campaign} heading="h3" />;

/**
 * What moderators chose of the campaigns under way. While there is none, the samples, each of which leads to the
 * campaign of its name where there is one, and to the list otherwise.
 */
export function CampaignHighlights() {
  const { data: chosen = [] } = useHomeCampaigns();
  const place = useRef<HTMLDivElement>(null);
  // Nobody who stays at the top of the page waits for a list.
  const list = useCampaignsNearby(useNear(place, '50%') && chosen.length === 0);
  const ids = new Map((list.data?.items ?? []).map(({ _id, title }) => [nameOf(title), _id]));
  const hrefOf = (title: string) => {
    const id = ids.get(nameOf(title));
    return id ? `/campaigns/${id}` : '/campaigns';
  };
  return (
    <Band tone="sand" aria-labelledby="under-way">
      <Page>
        <SectionHead
          title="Campaigns under way"
          titleId="under-way"
          layout="split"
          lede="Small promises, kept by a lot of people at once."
        >
          <ButtonLink tone="quiet" href="/campaigns">
            All campaigns
          </ButtonLink>
        </SectionHead>
        <div ref={place} className="pub-highlights">
          {chosen.map((campaign) => (
            <Chosen key={campaign._id} campaign={campaign} />
          ))}
          {(chosen.length > 0 ? [] : campaigns).map(({ id, businessName, title, description, industry, cover }) => (
            <Card
              key={id}
              href={hrefOf(title)}
              title={title}
              badges={<span className="ui-note">{businessName}</span>}
              cover={
                <CoverImage>
                  <DrawnCover title={title} topic={cover} />
                </CoverImage>
              }
              more="View Campaign"
              meta={[industry]}
            >
              {description}
            </Card>
          ))}
        </div>
      </Page>
    </Band>
  );
}
