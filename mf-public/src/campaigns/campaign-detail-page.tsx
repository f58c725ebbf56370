import { Slot } from '@cyberharbour/platform/extensions';
import { useCampaign } from '@cyberharbour/shared-api/campaigns';
import { toSource, wordsOf, type Campaign } from '@cyberharbour/shared-api/contract';
import { BackLink, Link, Page, Row } from '@cyberharbour/shared-ui';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { Facts } from '@cyberharbour/shared-ui/sheet';
import { useParams, useSearchParams } from 'react-router-dom';
import { ArticleCover } from '../article/article-cover';
import { ArticleSkeleton } from '../article/article-skeleton';
import { EditLink } from '../article/edit-link';
import { GoesLive } from '../article/goes-live';
import { NotLoaded } from '../article/not-loaded';
import { Below } from '../first-screen/below';
import { Head } from '../head/head';
import { HappeningNow } from '../help/happening-now';
import { summaryOf } from '../head/summary-of';
import { JoinCampaign } from '../join-campaign/join-campaign';
import { PassOnCampaign } from '../pass-on/pass-on-campaign';
import { CampaignActions } from './campaign-actions';
import { AddToCalendar } from './add-to-calendar';
import { CampaignBadge, posterOf } from './campaign-state';
import { CampaignUpdates } from './campaign-updates';
import { CampaignsNearby } from './campaigns-nearby';
import { Countdown } from './countdown';
import { Moment } from './moment';
import '../article/article.css';
import '../pages.css';

const topicFacts = ({ topic }: Campaign) =>
  topic
    ? [
        {
          name: 'About',
          value: <Link href={`/campaigns?${new URLSearchParams({ topic }).toString()}`}>{topic}</Link>,
        },
      ]
    : [];

const Article = ({ campaign, via }: { campaign: Campaign; via: string | null }) => (
  <>
    <Head title={campaign.title} description={summaryOf(wordsOf(campaign.description, campaign.blocks))} />
    <ArticleCover title={campaign.title} picture={campaign} alt={campaign.imageAlt} />
    <article className="pub-article">
      <GoesLive post={campaign} edit={`/campaigns/${campaign._id}/edit`} />
      <h1 dir="auto">{campaign.title}</h1>
      <div>
        <Facts
          facts={[
            { name: 'By', value: posterOf(campaign) },
            { name: 'Starts', value: <Moment at={campaign.startTime} /> },
            { name: 'Ends', value: <Moment at={campaign.endTime} /> },
            ...topicFacts(campaign),
          ]}
        />
        <Row className="pub-countdown">
          <Countdown campaign={campaign} />
          <CampaignBadge campaign={campaign} />
        </Row>
      </div>
      <FormattedText text={campaign.description} blocks={campaign.blocks} />
      <Below>
        <CampaignActions actions={campaign.actions} />
        <CampaignUpdates id={campaign._id} />
        {campaign.publishAt == null ? (
          <JoinCampaign key={campaign._id} campaign={campaign} source={toSource(via)} />
        ) : null}
        <PassOnCampaign campaign={campaign}>
          <EditLink owner={campaign.createdBy} href={`/campaigns/${campaign._id}/edit`} />
          <AddToCalendar campaign={campaign} />
        </PassOnCampaign>
        <div>
          <HappeningNow />
        </div>
      </Below>
    </article>
    <Below>
      <CampaignsNearby campaign={campaign} />
    </Below>
    <Slot name="campaign-detail" item={campaign._id} />
  </>
);

export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, isPending, isFetching, refetch } = useCampaign(id);
  if (isPending) {
    return (
      <Page className="pub-page">
        <title>Loading campaign… · CyberHarbour</title>
        <h1 className="ui-hidden">Campaign</h1>
        <p className="pub-backbar">
          <BackLink href="/campaigns">← Back to Campaigns</BackLink>
        </p>
        <ArticleSkeleton>Loading...</ArticleSkeleton>
      </Page>
    );
  }
  return (
    <Page className="pub-page">
      <p className="pub-backbar">
        <BackLink href="/campaigns">← Back to Campaigns</BackLink>
      </p>
      {data ? (
        <Article campaign={data} via={search.get('via')} />
      ) : (
        <NotLoaded
          error={error}
          missing="Campaign not found."
          failed="Failed to load campaign."
          name="campaign"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
