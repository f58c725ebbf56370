import { useMemo, useSyncExternalStore, type ComponentProps } from 'react';

export interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** An ISO 8601 time, in UTC on the wire. */
  at: string;
  /** The hour too. */
  withTime?: boolean;
}

/** What a server and the first render of a browser take, so that both say the same. */
const fixedZone = 'Australia/Sydney';
const nothing = () => () => undefined;

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
  // Making a format costs more than everything else in a row: once is enough.
  const text = useMemo(() => {
    const format = new Intl.DateTimeFormat('en-AU', {
      dateStyle: 'medium',
      ...(withTime && { timeStyle: 'short' }),
      ...(!own && { timeZone: fixedZone }),
    });
    return format.format(new Date(at));
  }, [at, withTime, own]);
  return (
    <time dir="auto" {...rest} dateTime={at}>
      {text}
    </time>
  );
}
