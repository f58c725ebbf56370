import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Note } from '@cyberharbour/shared-ui';
import { useSyncExternalStore } from 'react';
import { useExpired } from './campaign-state';
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
  // The badge beside it changes at the very end, between two minutes.
  const expired = useExpired(campaign);
  if (now === undefined) return <Note />;
  return <Note>{until(campaign, expired ? Math.max(now, Date.parse(campaign.endTime)) : now)}</Note>;
}
