import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Note } from '@cyberharbour/shared-ui';
import { useSyncExternalStore } from 'react';
import { until } from './until';

const minute = 60_000;

function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minute);
  return () => clearInterval(timer);
}
const thisMinute = () => Math.floor(Date.now() / minute) * minute;
const unknown = () => undefined;

/** By the reader's clock, so only once the page is theirs. Keep its line free until then. */
export function Countdown({ campaign }: { campaign: Campaign }) {
  const now = useSyncExternalStore<number | undefined>(everyMinute, thisMinute, unknown);
  return <Note>{now === undefined ? '' : until(campaign, now)}</Note>;
}
