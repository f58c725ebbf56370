import {
  mostFound,
  type SearchedKind,
  searchedKinds,
  type SearchResult,
  type SiteSearchPage,
  type SiteSearchQuery,
} from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import { staleCursorError } from '../lists/paging.ts';
import { readPublishedAt } from '../posts/live-id.ts';
import { sections, textOf } from '../publishing/site.ts';
import { saveSearch } from '../search/saved-searches.ts';
import { readPages } from './pages.ts';
import { cutAround, foldSearch, holdsAll, scoreTitle } from './score.ts';
import { findPosts } from './store.ts';

const pageSize = 10;

interface Found {
  kind: SearchedKind;
  id: string;
  /** How well its title answers. */
  score: number;
  /** Of a campaign that has ended: it stands behind all others that answer as well. */
  isPast: boolean;
}

type Reader = Pick<Context, 'db' | 'heavy'>;

/** Everything that everybody may read and that has all of the words, best first: of each kind the first sixty. */
export async function searchSite(context: Reader, query: SiteSearchQuery): Promise<SiteSearchPage> {
  const { q = '', kind, limit = pageSize, cursor = '0' } = query;
  if (!/^\d{1,3}$/.test(cursor)) throw staleCursorError();
  const searched = foldSearch(q);
  const found = searched.length === 0 ? [] : await findEverything(context, q, searched);
  const asked = kind ? found.filter((each) => each.kind === kind) : found;
  const end = Number(cursor) + limit;
  const count = (of: SearchedKind) => found.filter((each) => each.kind === of).length;
  return {
    success: true,
    results: await show(context, asked.slice(Number(cursor), end), searched),
    nextCursor: end < asked.length ? String(end) : null,
    total: asked.length,
    counts: { help: count('help'), resource: count('resource'), campaign: count('campaign'), blog: count('blog') },
  };
}

const findEverything = (context: Reader, q: string, searched: readonly string[]): Promise<readonly Found[]> =>
  saveSearch(context.db, ['everything', searched], async (save) => {
    const ofPages = (await readPages(context))
      .filter(({ words }) => holdsAll(searched, words))
      .map(({ result }) => ({
        kind: result.kind,
        id: result._id,
        score: scoreTitle(searched, result.title),
        isPast: false,
      }));
    const ofPosts = sections.map(async ({ kind }) =>
      (await findPosts(context.heavy, kind, q, save)).map(({ id, title, visibility }) => ({
        kind: kind.name as SearchedKind,
        id,
        score: scoreTitle(searched, title),
        isPast: visibility === 1,
      })),
    );
    return rank([...ofPages, ...(await Promise.all(ofPosts)).flat()]);
  });

const placeOf = ({ kind }: Found) => searchedKinds.indexOf(kind);

/** By their titles; of those that answer alike, help first, then the library, campaigns and blogs, newest first. */
function rank(found: Found[]): Found[] {
  const sorted = found.toSorted(
    (one, other) =>
      other.score - one.score ||
      Number(one.isPast) - Number(other.isPast) ||
      placeOf(one) - placeOf(other) ||
      (one.kind === 'help' || one.kind === 'resource' ? 0 : one.id < other.id ? 1 : -1),
  );
  const counts = new Map<SearchedKind, number>();
  return sorted.filter(({ kind }) => {
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    return before < mostFound;
  });
}

const keyOf = (kind: string, id: string) => `${kind} ${id}`;

/** What went away meanwhile is left out. */
async function show(context: Reader, found: readonly Found[], searched: readonly string[]): Promise<SearchResult[]> {
  const keys = new Set(found.map(({ kind, id }) => keyOf(kind, id)));
  const pages = (await readPages(context))
    .map(({ result, text }) => ({ key: keyOf(result.kind, result._id), result, text }))
    // Cutting reads the text.
    .filter(({ key }) => keys.has(key))
    .map(({ key, result, text }): [string, SearchResult] => [key, { ...result, excerpt: cutAround(text, searched) }]);
  const posts = sections.map(async ({ kind, path }) => {
    const ids = found.filter((each) => each.kind === kind.name).map(({ id }) => id);
    const rows = await kind.store.findAll(context.db, ids);
    return rows
      .filter(({ visibility }) => visibility >= kind.publicFrom)
      .map((row): [string, SearchResult] => [
        keyOf(kind.name, row.id),
        {
          kind: kind.name as SearchedKind,
          _id: row.id,
          title: row.title,
          excerpt: cutAround(textOf(row), searched),
          link: `${path}/${row.id}`,
          createdAt: new Date(readPublishedAt(row)).toISOString(),
        },
      ]);
  });
  const shown = new Map([...pages, ...(await Promise.all(posts)).flat()]);
  return found.flatMap(({ kind, id }) => shown.get(keyOf(kind, id)) ?? []);
}
