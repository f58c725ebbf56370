/** A moment, in milliseconds, as a field of day and time takes it in the browsers, which are in Sydney. */
export const fieldTime = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Australia/Sydney' })
    .format(moment)
    .replace(' ', 'T');
