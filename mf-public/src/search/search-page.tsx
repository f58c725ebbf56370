import { sentence } from '@cyberharbour/shared-api';
import type { SiteSearchPage } from '@cyberharbour/shared-api/contract';
import { useSiteSearch } from '@cyberharbour/shared-api/site-search';
import { ErrorState, FilterChips, Link, Loading, Note, Page, PageHead, Tools } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { Head } from '../head/head';
import { countInWords } from '../list/count-in-words';
import { listTitle } from '../list/list-title';
import { narrowedHref } from '../list/narrow-address';
import { SearchWords } from '../list/search-words';
import { useSearchWords } from '../list/use-search-words';
import { toOptions } from './kinds';
import { readSearch } from './read-search';
import { NothingFound } from './nothing-found';
import { SearchResults } from './search-results';
import './search.css';
import '../pages.css';

type Narrow = ReturnType<typeof useSearchWords>['narrow'];

function Kinds({ counts, narrow }: { counts: SiteSearchPage['counts']; narrow: Narrow }) {
  const [search] = useSearchParams();
  const { kind = 'all' } = readSearch(search);
  return (
    <FilterChips
      label="Show"
      options={toOptions(counts)}
      value={kind}
      onChange={(next) => narrow('kind', next === 'all' ? undefined : next)}
      hrefOf={(next) => narrowedHref('/search', search, 'kind', next === 'all' ? undefined : next)}
    />
  );
}

/** Everything that everybody may read, in one answer. Search engines find the pages themselves. */
export function Component() {
  const words = useSearchWords();
  const [search] = useSearchParams();
  const asked = readSearch(search);
  const found = useSiteSearch(asked);
  const { data, error, isFetching, refetch } = found;
  return (
    <Page className="pub-page">
      <Head
        title={listTitle('Search', asked.q)}
        description="Search the blogs, campaigns, resources and help of CyberHarbour at once."
      />
      <meta name="robots" content="noindex" />
      <PageHead title="Search" lede="Help, resources, campaigns and blogs, in one answer." />
      <Tools>
        <SearchWords
          label="Search everything"
          placeholder="Try “invoice” or “locked”"
          words={words}
          busy={found.isPlaceholderData}
        />
        {asked.q !== undefined && data ? <Kinds counts={data.counts} narrow={words.narrow} /> : null}
        <Note className="pub-count" role="status">
          {asked.q === undefined ? '' : countInWords(found, 'result', 'results')}
        </Note>
      </Tools>
      {asked.q === undefined ? (
        <p>
          Type a word or two, or the beginning of one. In a hurry, because something is wrong right now?{' '}
          <Link href="/help">Go to help</Link>.
        </p>
      ) : data ? (
        data.total === 0 ? (
          <NothingFound q={asked.q} kind={asked.kind} counts={data.counts} />
        ) : (
          <SearchResults q={asked.q} kind={asked.kind} page={data} busy={found.isPlaceholderData} />
        )
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, 'The search did not work just now. Please try again in a moment.')}
        </ErrorState>
      ) : (
        <Loading lines={6}>Looking through everything…</Loading>
      )}
    </Page>
  );
}
