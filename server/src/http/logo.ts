/**
 * The light on the water, for pages and pictures that this server draws itself.
 * @param ink colour of tower and waves
 * @param beacon colour of the light
 */
export const drawLogo = (
  ink: string,
  beacon: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><g fill="${ink}"><path
d="M16.5 11h7l2.5 17h-12z"/><path d="M15 9.5c.4-4.5 3-6 5-6.5 2 .5 4.6 2 5 6.5z"/></g><path d="M12 6.5 2 3v8l10-2.2zM28 6.5 38 3v8L28 8.8z" fill="${beacon}"/><path
d="M2 31q4.5-4 9 0t9 0 9 0 9 0M2 36.5q4.5-4 9 0t9 0 9 0 9 0" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/></svg>`;
