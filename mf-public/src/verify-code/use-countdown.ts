import { useEffect, useState } from 'react';

const second = 1000;

/** Seconds that are left, and a way to begin anew. */
export function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), second);
    return () => clearInterval(timer);
  }, [running]);
  return [left, setLeft];
}
