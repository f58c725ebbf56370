import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wordsOf } from './words-of';

/** How long typing must pause before it counts, in milliseconds. */
const pause = 300;

interface Typed {
  text: string;
  /** What the address said meanwhile. */
  from: string;
}

/**
 * Words to look for. The box follows the keys, the address follows the box a moment later; Back and a link that was shared fill the box.
 * To begin a search and to end it are steps of their own for Back, every word between is not.
 */
export function useSearchWords() {
  const [search, setSearch] = useSearchParams();
  const q = wordsOf(search) ?? '';
  const [typed, setTyped] = useState<Typed>();
  const followed = typed?.text.trim() === q;
  if (typed && followed && typed.from !== q) setTyped({ ...typed, from: q });
  // The address went elsewhere since: it is right.
  const own = typed && (followed || typed.from === q) ? typed : undefined;

  const commit = useEffectEvent(() => {
    const words = own?.text.trim() ?? q;
    if (words === q) return;
    setSearch(
      (before) => {
        before.delete('q');
        if (words) before.set('q', words);
        return before;
      },
      { replace: words !== '' && q !== '', preventScrollReset: true },
    );
  });
  useEffect(() => {
    const timer = setTimeout(commit, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return { q: q || undefined, text: own?.text ?? q, type: (text: string) => setTyped({ text, from: q }) };
}
