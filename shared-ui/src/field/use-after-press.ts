import { useEffect, useState } from 'react';

/** Milliseconds after the finger has left within which a touch screen sends the mouse's events. */
const touchDelay = 350;

/** Whether a mouse button or finger is down, or its click is still to come. */
function usePressing(watches: boolean): boolean {
  const [pressing, setPressing] = useState(false);
  useEffect(() => {
    if (!watches) return undefined;
    const listening = new AbortController();
    let late: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(late);
      setPressing(true);
    };
    const end = () => {
      clearTimeout(late);
      setPressing(false);
    };
    const endLater = () => {
      clearTimeout(late);
      late = setTimeout(end, touchDelay);
    };
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', begin, options);
    document.addEventListener('pointerup', endLater, options);
    document.addEventListener('pointercancel', endLater, options);
    document.addEventListener('click', end, options);
    return () => {
      listening.abort();
      clearTimeout(late);
    };
  }, [watches]);
  return pressing;
}

/**
 * The value, changed only between two presses: a press begins with leaving a field, and what that draws must not move
 * the button away before the click.
 * @param value nothing is watched while it is undefined
 */
export function useAfterPress(value: string | undefined): string | undefined {
  const pressing = usePressing(value !== undefined);
  const [shown, setShown] = useState(value);
  if (!pressing && shown !== value) setShown(value);
  return pressing ? shown : value;
}
