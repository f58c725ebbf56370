import { useEffect, useState } from 'react';

/** In milliseconds: how long typing pauses before what is typed is asked about. */
const pause = 400;

/** A value as it was when it last stood still for a moment. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
