import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { Link } from '../link';
import { pagesShown } from './pages-shown';
import './pagination.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Which page is open, from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words?: { earlier: string; later: string; page: (page: number) => string };
}

const english = { earlier: 'Previous', later: 'Next', page: (page: number) => `Page ${page}` };

/** The pages of a list, each with an address of its own. Renders nothing while there is only one. */
export function Pagination({ page, pages, hrefOf, words = english, className, ...rest }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" {...rest} className={classNames('ui-pages', className)}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev">
          <Icon name="prev" /> {words.earlier}
        </Link>
      ) : null}
      <ol role="list">
        {pagesShown(page, pages).map((number, place) =>
          number === 'gap' ? (
            <li key={`gap ${place}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={hrefOf(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next">
          {words.later} <Icon name="next" />
        </Link>
      ) : null}
    </nav>
  );
}
