const format = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The hour and minute of a time, in the person's own zone. */
export const Clock = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;
