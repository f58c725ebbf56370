import type { Guide } from '@cyberharbour/shared-api/contract';
import { BackLink, ButtonLink, Page, TopicBadge } from '@cyberharbour/shared-ui';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { useGuide } from '../api/guide';
import { ArticleSkeleton } from '../article/article-skeleton';
import { NotLoaded } from '../article/not-loaded';
import { Head } from '../head/head';
import { HappeningNow } from '../help/happening-now';
import { PassOn } from '../pass-on/pass-on';
import { audienceOf, factsOf } from './resource-facts';
import { flags } from './topics';
import '../article/article.css';

function Article({ guide }: { guide: Guide }) {
  const { title, category, description, content, blocks, link, language } = guide;
  const facts = [audienceOf(guide), ...factsOf(guide)].filter(Boolean);
  return (
    <>
      <Head title={title} description={description} />
      <article className="pub-article" lang={language === 'en' ? undefined : language}>
        <div>
          <TopicBadge letter={flags[category]}>{category}</TopicBadge>
        </div>
        <h1>{title}</h1>
        <ul role="list" className="pub-guide__facts">
          {facts.map((fact, place) => (
            <li key={place}>{fact}</li>
          ))}
        </ul>
        {content === '' ? (
          <>
            <p>{description}</p>
            <div>
              <ButtonLink href={link} target="_blank" rel="noopener">
                Read it at {new URL(link).host} (opens in a new tab)
              </ButtonLink>
            </div>
          </>
        ) : (
          <FormattedText text={content} blocks={blocks} />
        )}
        <PassOn title={title} />
        <div>
          <HappeningNow />
        </div>
      </article>
    </>
  );
}

/** The page of one guide. */
export function GuidePage({ slug }: { slug: string }) {
  const { data, error, isPending, isFetching, refetch } = useGuide(slug);
  return (
    <Page className="pub-page">
      {data || isPending ? (
        <p className="pub-backbar">
          <BackLink href="/resources">← Resource library</BackLink>
        </p>
      ) : null}
      {data ? <Article guide={data} /> : null}
      {isPending ? (
        <>
          <title>Loading guide… · CyberHarbour</title>
          <h1 className="ui-hidden">Guide</h1>
          <ArticleSkeleton>Loading guide…</ArticleSkeleton>
        </>
      ) : null}
      {!data && error ? (
        <>
          <NotLoaded
            error={error}
            missing="Guide not found"
            failed="Failed to load the guide."
            name="guide"
            busy={isFetching}
            onRetry={() => void refetch()}
          />
          <BackLink href="/resources">Resource library</BackLink>
        </>
      ) : null}
    </Page>
  );
}
