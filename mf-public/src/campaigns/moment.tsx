import { useHydrated } from '@cyberharbour/shared-api';
import { useEffect, useState } from 'react';

/** What a server takes. */
const fixedZone = 'Australia/Sydney';

/** Whatever of `Intl` a page uses first takes 90 to 200 ms on a poor phone. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** @param timeZone undefined: the reader's own */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      ...(timeZone !== undefined && { timeZone }),
    });
  formats.set(timeZone, format);
  return format;
}

const untilIdle = (act: () => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') return void setTimeout(act, 500);
  requestIdleCallback(act);
};

// A screen whose files are fetched before it is opened has the format by then.
if (typeof document !== 'undefined') untilIdle(() => formatOf(undefined));

/**
 * A day and hour, with the zone it is shown in: the reader's own once the page is theirs and has nothing else to do.
 * Until then a rendered page keeps the server's text, for which hydration needs none.
 */
export function Moment({ at }: { at: string }) {
  const isHydrated = useHydrated();
  const [isOwn, setOwn] = useState(isHydrated);
  useEffect(() => {
    if (!isOwn) untilIdle(() => setOwn(true));
  }, [isOwn]);
  const served = typeof document === 'undefined' ? formatOf(fixedZone).format(new Date(at)) : '';
  return (
    <time dateTime={at} suppressHydrationWarning>
      {isOwn ? formatOf(undefined).format(new Date(at)) : served}
    </time>
  );
}
