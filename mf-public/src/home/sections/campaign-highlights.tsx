import { ButtonLink, CoverImage, Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Card } from '@cyberharbour/shared-ui/card';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';
import { campaigns } from '../samples';
import './campaign-highlights.css';

export const CampaignHighlights = () => (
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
      <div className="pub-highlights">
        {campaigns.map(({ id, businessName, title, description, industry, cover }) => (
          <Card
            key={id}
            href="/campaigns"
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
