import { useMemo } from 'react';
import { useStoredText } from '../device/use-stored-text';
import { parseSaved, textOf, type Saved } from './saved';

const key = 'cyberharbour:assessment';

/** The check that is under way, the results and the notes beside them; nothing of it leaves this device. */
export function useSaved(): [Saved, (change: (saved: Saved) => Saved) => void] {
  const [text, store] = useStoredText(key);
  const saved = useMemo(() => parseSaved(text), [text]);
  return [saved, (change) => store(textOf(change(saved)))];
}
