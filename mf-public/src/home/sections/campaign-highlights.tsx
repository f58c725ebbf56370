import { useCampaignsNearby } from '@cyberharbour/shared-api/campaigns';
import { ButtonLink, CoverImage, Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Card } from '@cyberharbour/shared-ui/card';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';
import { useRef } from 'react';
import { useNear } from '../carousel/use-near';
import { campaigns } from '../samples';
import './campaign-highlights.css';

const nameOf = (title: string) => title.trim().toLowerCase();

/** The samples, each of which leads to the campaign of its name where there is one, and to the list otherwise. */
export function CampaignHighlights() {
  const place = useRef<HTMLDivElement>(null);
  // Nobody who stays at the top of the page waits for a list.
  const list = useCampaignsNearby(useNear(place));
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
          {campaigns.map(({ id, businessName, title, description, industry, cover }) => (
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
