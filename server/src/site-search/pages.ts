import { helpSituations, limits, type SearchResult } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import { plainWords } from '../formatted-text/format-text.ts';
import { listResources } from '../resources/store.ts';
import { saveSearch } from '../search/saved-searches.ts';
import { helpWordsOf } from './help-words.ts';
import { foldWords } from './score.ts';

/** A page that is no post, with its words. */
export interface SearchedPage {
  result: SearchResult;
  text: string;
  words: readonly string[];
}

/** @param more words that it is found by and that it does not say */
const toPage = (result: Omit<SearchResult, 'excerpt' | 'createdAt'>, text: string, more = ''): SearchedPage => ({
  result: { ...result, excerpt: '', createdAt: null },
  text,
  words: foldWords(`${result.title} ${text} ${more}`),
});

const help: readonly SearchedPage[] = helpSituations.map(({ id, title, steps }) =>
  toPage(
    { kind: 'help', _id: id, title, link: `/help#${id}` },
    steps.map((step) => `${step.title}: ${step.text}`).join(' '),
    helpWordsOf(id),
  ),
);

const everyOne = { category: undefined, audience: undefined, level: undefined, q: undefined };

/** What to do now, and the whole library, which is curated and small: read once, until something public changes. */
export const readPages = ({ db }: Pick<Context, 'db'>): Promise<readonly SearchedPage[]> =>
  saveSearch(db, ['every page'], async () => {
    const resources = await listResources(db, everyOne, limits.resources);
    return [
      ...help,
      ...resources.map(({ id, title, category, description, content, slug, link }) =>
        toPage(
          { kind: 'resource', _id: id, title, link: content === '' ? link : `/resources/${slug ?? ''}` },
          `${description} ${plainWords(content)}`.trim(),
          category,
        ),
      ),
    ];
  });
