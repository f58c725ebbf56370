import { useEffect, useRef, useState } from 'react';

const second = 1000;

/** Seconds that are left, and a way to begin anew. Counted by the clock: a tab in the background ticks late. */
export function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  const end = useRef(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end.current - Date.now()) / second))), second);
    return () => clearInterval(timer);
  }, [running]);
  const begin = (seconds: number) => {
    end.current = Date.now() + seconds * second;
    setLeft(seconds);
  };
  return [left, begin];
}
