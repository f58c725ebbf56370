/**
 * Shares one reading among all callers for a moment. A failed reading is not shared with later callers.
 * @param fresh milliseconds from the begin of a reading; 0: every caller who comes after its end begins another
 */
export function shareRecent<Value>(read: () => Promise<Value>, fresh: number): () => Promise<Value> {
  let last: { value: Promise<Value>; until: number; isRunning: boolean } | undefined;
  return () => {
    if (last && (last.until > performance.now() || (fresh > 0 && last.isRunning))) return last.value;
    const reading = { value: read(), until: performance.now() + fresh, isRunning: true };
    last = reading;
    reading.value.then(
      () => (reading.isRunning = false),
      () => {
        if (last === reading) last = undefined;
      },
    );
    return reading.value;
  };
}
