import { useSyncExternalStore, type ComponentProps } from 'react';

export interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** An ISO 8601 time, in UTC on the wire; or a day, as `2026-03-04`, which is the same one in every zone. */
  at: string;
  /** The hour too. */
  withTime?: boolean;
}

/** What a server and the first render of a browser take, so that both say the same. */
const fixedZone = 'Australia/Sydney';
const nothing = () => () => undefined;

/** Making a format takes longer than everything else in a row of a list: once per page is enough. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(withTime: boolean, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${String(withTime)} ${timeZone ?? ''}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-AU', {
      dateStyle: 'medium',
      ...(withTime && { timeStyle: 'short' }),
      ...(timeZone !== undefined && { timeZone }),
    });
  formats.set(key, format);
  return format;
}

/**
 * A day, in the reader's own zone as soon as the page is theirs; read in its own direction where the page runs the
 * other way.
 */
export function Day({ at, withTime = false, ...rest }: DayProps) {
  const own = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const zone = /^\d{4}-\d\d-\d\d$/.test(at) ? 'UTC' : own ? undefined : fixedZone;
  return (
    <time dir="auto" {...rest} dateTime={at}>
      {formatOf(withTime, zone).format(new Date(at))}
    </time>
  );
}
