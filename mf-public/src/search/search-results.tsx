import {
  searchedKindWords,
  type SearchedKind,
  type SearchResult,
  type SiteSearchPage,
} from '@cyberharbour/shared-api/contract';
import { BackLink, ButtonLink, Day, Link, Note, Row, VisuallyHidden } from '@cyberharbour/shared-ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { narrowedHref } from '../list/narrow-address';
import { listRest } from './kinds';

function Result({ kind, title, link, excerpt, createdAt }: SearchResult) {
  const isElsewhere = !link.startsWith('/');
  return (
    <li>
      <h2 dir="auto">
        {isElsewhere ? (
          <a href={link} target="_blank" rel="noreferrer">
            {title}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        ) : (
          <Link href={link}>{title}</Link>
        )}
      </h2>
      <p dir="auto">{excerpt}</p>
      <Note>
        {searchedKindWords[kind].one}
        {isElsewhere ? `, at ${new URL(link).host}` : ''}
        {createdAt ? (
          <>
            , <Day at={createdAt} />
          </>
        ) : null}
      </Note>
    </li>
  );
}

/** Another page of the same results is read from its first one on; whoever types other words goes on typing. */
function useFirstOfPage(results: string, after: string | null, busy: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef({ results, after });
  useEffect(() => {
    if (busy) return;
    const before = shown.current;
    shown.current = { results, after };
    if (before.results === results && before.after !== after) list.current?.querySelector('a')?.focus();
  }, [results, after, busy]);
  return list;
}

interface SearchResultsProps {
  q: string;
  kind: SearchedKind | undefined;
  page: SiteSearchPage;
  /** Other words are on their way. */
  busy: boolean;
}

/** Pages of results have addresses of their own. */
export function SearchResults({ q, kind, page: { results, nextCursor, counts }, busy }: SearchResultsProps) {
  const [search] = useSearchParams();
  const list = useFirstOfPage(`${kind ?? ''} ${q}`, search.get('after'), busy);
  const rest = nextCursor === null ? listRest(counts, q, kind) : [];
  return (
    <div className="pub-found" aria-busy={busy || undefined}>
      <ol ref={list}>
        {results.map((result) => (
          <Result key={`${result.kind} ${result._id}`} {...result} />
        ))}
      </ol>
      {rest.length > 0 ? <Note>These were the best ones. There may be more:</Note> : null}
      <Row>
        {search.has('after') ? (
          <BackLink href={narrowedHref('/search', search, 'after', undefined)}>← Back to the best ones</BackLink>
        ) : null}
        {nextCursor === null ? null : (
          <ButtonLink tone="quiet" href={narrowedHref('/search', search, 'after', nextCursor)}>
            More results
          </ButtonLink>
        )}
        {rest.map(({ href, label }) => (
          <Link key={href} href={href} className="ui-back">
            {label}
          </Link>
        ))}
      </Row>
    </div>
  );
}
