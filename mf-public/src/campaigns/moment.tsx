import { useHydrated } from '@cyberharbour/shared-api';

/** What a server and the first render take, so that both say the same. */
const fixedZone = 'Australia/Sydney';

/** A day and hour, with the zone it is shown in: the reader's own as soon as the page is theirs. */
export function Moment({ at }: { at: string }) {
  const own = useHydrated();
  const format = new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(!own && { timeZone: fixedZone }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
