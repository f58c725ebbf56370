import { useHydrated } from '@cyberharbour/shared-api';
import { Button, Link, Row, SearchBox } from '@cyberharbour/shared-ui';
import { lazy, Suspense, type ComponentType, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { nearbyPages } from './pages';
import './ways-on.css';

const nothing: ComponentType = () => null;

/** Decoration: where it cannot be had, its place stays empty. */
const Drawing = lazy(() =>
  import(/* webpackChunkName: "becalmed" */ '@cyberharbour/shared-ui/art-motif').then(
    ({ Motif }) => ({ default: (() => <Motif name="empty" />) as ComponentType }),
    () => ({ default: nothing }),
  ),
);

/** The boat without wind. Its place is reserved until it comes. */
export function BecalmedDrawing() {
  const hydrated = useHydrated();
  return (
    <div className="ui-lost__drawing">
      {hydrated ? (
        <Suspense>
          <Drawing />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What somebody can do on a page that is not there, or not theirs: look for it, or go to a page beside it. */
export function WaysOn() {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const query = new URLSearchParams({ q: typeof words === 'string' ? words : '' });
    void navigate(`/search?${query.toString()}`);
  };
  return (
    <div className="ui-lost">
      <form method="get" action="/search" role="search" className="ui-inline" onSubmit={search}>
        <SearchBox label="Search the site" name="q" required maxLength={100} />
        <Button type="submit">Search</Button>
      </form>
      <nav aria-label="Other pages">
        <Row>
          {nearbyPages.map(({ href, label }) => (
            <Link key={href} href={href} className="ui-back">
              {label}
            </Link>
          ))}
        </Row>
      </nav>
    </div>
  );
}
