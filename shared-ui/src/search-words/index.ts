import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long typing must rest before it counts, in milliseconds. */
const pause = 300;

interface Typed {
  text: string;
  /** What was searched for while it was typed. */
  from: string;
}

/**
 * The text of a search field: it follows the keys at once, and `onSearch` once typing rests. Where what is searched
 * for changes by itself (Back, a shared link), the field follows that.
 * @param q what is searched for now
 * @param onSearch takes the trimmed words, `undefined` for none
 */
export function useSearchText(q: string | undefined, onSearch: (q: string | undefined) => void) {
  const current = q ?? '';
  const [typed, setTyped] = useState<Typed>();
  /** What was searched for last from here: it arrives a moment later, and what was typed meanwhile stays. */
  const [sent, setSent] = useState<string>();
  const isApplied = typed?.text.trim() === current;
  if (typed && (isApplied || sent === current) && typed.from !== current) setTyped({ ...typed, from: current });
  const valid = typed && (isApplied || typed.from === current) ? typed : undefined;
  const search = useEffectEvent(() => {
    const words = valid?.text.trim() ?? current;
    if (words === current) return;
    setSent(words);
    onSearch(words || undefined);
  });
  useEffect(() => {
    const timer = setTimeout(search, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text: valid?.text ?? current, type: (text: string) => setTyped({ text, from: current }) };
}

/**
 * What was set last. A router shows an address some time after it was set: a second change builds on the first one,
 * not on the screen.
 * @param current what the screen shows
 */
export function useLatest<Value>(current: Value) {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  return {
    read: (): Value => latest.current,
    set: (value: Value) => {
      latest.current = value;
    },
  };
}
