import { useLatest } from '@cyberharbour/shared-ui/search-words';
import { useSearchParams } from 'react-router-dom';

const aDay = /^\d{4}-\d\d-\d\d$/;
const dayIn = (text: string | null) => (text !== null && aDay.test(text) ? text : undefined);

/**
 * What a list is narrowed to. It lives in the address: the same on screen, after a reload, in a link and in the
 * download.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const latest = useLatest(params);
  const set = (changes: Record<string, string | undefined>) => {
    const after = new URLSearchParams(latest.read());
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) after.delete(name);
      else after.set(name, value);
    }
    latest.set(after);
    setParams(after, { replace: true, preventScrollReset: true });
  };
  return {
    q: params.get('q')?.trim() || undefined,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    /** A parameter that has to be one of a few words. */
    oneOf: <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === params.get(name)),
    set,
  };
}

export type ListFilter = ReturnType<typeof useListFilter>;
