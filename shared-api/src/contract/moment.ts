const written = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * `YYYY-MM-DDTHH:mm`, seconds optional, with an offset or `Z`. Of 30 February `Date.parse` makes 2 March; whoever wrote
 * it meant neither.
 */
export function isMoment(value: string): boolean {
  const day = written.exec(value)?.[1] ?? '';
  return (
    !Number.isNaN(Date.parse(value)) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  );
}
