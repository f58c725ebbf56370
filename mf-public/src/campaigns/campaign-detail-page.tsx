import { ApiFailure, useCampaign } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { BackLink, Day, ErrorState, Facts, Loading, Page, PageHead, paragraphs, Row } from '@cyberharbour/shared-ui';
import { useParams } from 'react-router-dom';
import '../article/article.css';
import { PostCover } from '../covers/post-cover';
import { CampaignBadge, posterOf } from './campaign-state';
import '../pages.css';

const Article = ({ campaign }: { campaign: Campaign }) => (
  <>
    <title>{`${campaign.title} · CyberHarbour`}</title>
    <div className="pub-article__cover">
      <PostCover title={campaign.title} picture={campaign} first sizes="(min-width: 64rem) 62rem, 100vw" />
    </div>
    <article className="pub-article">
      <Row>
        <CampaignBadge campaign={campaign} />
      </Row>
      <h1>{campaign.title}</h1>
      <Facts
        facts={[
          { name: 'By', value: posterOf(campaign) },
          { name: 'Starts', value: <Day at={campaign.startTime} withTime /> },
          { name: 'Ends', value: <Day at={campaign.endTime} withTime /> },
        ]}
      />
      {paragraphs(campaign.description).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </article>
  </>
);

export function Component() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useCampaign(id);
  if (isPending) {
    return (
      <Page className="pub-page">
        <title>Campaign · CyberHarbour</title>
        <h1 className="ui-hidden">Campaign</h1>
        <Loading lines={8}>Loading...</Loading>
      </Page>
    );
  }
  const missing = error instanceof ApiFailure && error.status === 404;
  return (
    <Page className="pub-page">
      <p className="pub-backbar">
        <BackLink href="/campaigns">← Back to Campaigns</BackLink>
      </p>
      {data ? <Article campaign={data} /> : null}
      {data ? null : (
        <>
          <title>{`${missing ? 'Campaign not found' : 'Failed to load campaign'} · CyberHarbour`}</title>
          <PageHead title={missing ? 'Campaign not found.' : 'Failed to load campaign.'} />
        </>
      )}
      {data || missing ? null : (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          We could not reach the harbour office. The campaign may well be there.
        </ErrorState>
      )}
    </Page>
  );
}
