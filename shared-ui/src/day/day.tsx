import { useSyncExternalStore, type ComponentProps } from 'react';
import { isWholeDay, writeDay } from './write-day';

export interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** An ISO 8601 time, in UTC on the wire; or a day, as `2026-03-04`, which is the same one in every zone. */
  at: string;
  /** The hour too. */
  withTime?: boolean;
}

const nothing = () => () => undefined;

/** Of a server alone: without the hour, and with it. */
const formats: Intl.DateTimeFormat[] = [];

/** In the zone that every page is rendered in. A browser has its text from there and need not know it. */
const writeOnServer = (at: string, withTime: boolean) =>
  (formats[Number(withTime)] ??= new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: withTime ? 'short' : undefined,
    timeZone: 'Australia/Sydney',
  })).format(new Date(at));

/**
 * A day, in the reader's own zone as soon as the page is theirs; read in its own direction where the page runs the
 * other way.
 */
export function Day({ at, withTime = false, ...rest }: DayProps) {
  const isOwn = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  // Hydrated with nothing, the element keeps the server's text until the next render.
  const served = typeof document === 'undefined' ? writeOnServer(at, withTime) : '';
  return (
    <time dir="auto" {...rest} dateTime={at} suppressHydrationWarning>
      {isOwn || isWholeDay(at) ? writeDay(at, withTime) : served}
    </time>
  );
}
