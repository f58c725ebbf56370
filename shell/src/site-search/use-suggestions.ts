import { sentence } from '@cyberharbour/shared-api';
import { useSiteSearch } from '@cyberharbour/shared-api/site-search';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { useSearchText } from '@cyberharbour/shared-ui/search-words';
import { useState } from 'react';

const most = 6;
/** One letter begins half of all words. */
const fewest = 2;

/** What is found for what is typed, once typing rests; an answer to earlier words is given up. */
export function useSuggestions() {
  const [q, setQ] = useState<string>();
  const field = useSearchText(q, setQ);
  const isAsked = q !== undefined && q.length >= fewest;
  const { data, error, isPlaceholderData, isFetching } = useSiteSearch({ q: isAsked ? q : undefined, limit: most });
  const isCurrent = isAsked && field.text.trim() === q && !isPlaceholderData;
  const results = isAsked && data && !error ? data.results : [];
  return { ...field, results, total: data?.total ?? 0, said: say() };

  function say(): string {
    if (!isAsked) return '';
    if (error && !isFetching)
      return sentence(error, 'The suggestions did not come. Press Enter to search on the page.');
    if (!isCurrent || !data) return results.length > 0 ? '' : 'Looking…';
    if (data.total === 0) return `Nothing here has all of “${q}”. Try fewer words, or another one.`;
    if (data.total === 1) return '1 found. Down arrow chooses it.';
    return `${results.length} of ${formatNumber(data.total)} found. Arrow keys choose, Enter shows all.`;
  }
}
