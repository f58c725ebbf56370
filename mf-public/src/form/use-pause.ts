import { pauseOf } from './pause-of';
import { useCountdown } from './use-countdown';

/** How long the server lets nobody try again, in seconds, by its last refusal. */
export function usePause(): [left: number, begin: (error: unknown) => void] {
  const [left, begin] = useCountdown();
  return [left, (error) => begin(pauseOf(error))];
}
