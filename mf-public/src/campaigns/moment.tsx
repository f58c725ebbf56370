import { useHydrated } from '@cyberharbour/shared-api';

/** What a server and the first render take, so that both say the same. */
const fixedZone = 'Australia/Sydney';

/** Making a format takes longer than everything else in a card: once per page is enough. */
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

/** A day and hour, with the zone it is shown in: the reader's own as soon as the page is theirs. */
export function Moment({ at }: { at: string }) {
  const own = useHydrated();
  return <time dateTime={at}>{formatOf(own ? undefined : fixedZone).format(new Date(at))}</time>;
}
