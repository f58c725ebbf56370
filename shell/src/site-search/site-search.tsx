import { Icon, isPlainPress, Link, VisuallyHidden } from '@cyberharbour/shared-ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { SearchDialogProps } from './search-dialog';
import { useSlashKey } from './slash-key';
import './site-search.css';

const Nothing: ComponentType<SearchDialogProps> = () => null;

/** Where it cannot be had, its page is opened in its place. */
const SearchDialog = lazy(() =>
  import(/* webpackChunkName: "search-dialog" */ './search-dialog').then(
    (loaded): { default: ComponentType<SearchDialogProps> } => ({ default: loaded.SearchDialog }),
    () => {
      location.assign('/search');
      return { default: Nothing };
    },
  ),
);

/** A link to the search, which opens it in front of the page where a script can. */
export function SiteSearch() {
  const [isOpen, setOpen] = useState(false);
  useSlashKey(() => setOpen(true));
  return (
    <>
      <Link
        className="ui-site-search"
        href="/search"
        aria-keyshortcuts="/"
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </Link>
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
