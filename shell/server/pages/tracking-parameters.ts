/**
 * What other sites add to a link to know the click again: click identifiers of advertising networks and of letters, and
 * Google's campaign parameters. Browsers or caches strip them elsewhere too. No screen reads them.
 */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_[ce]id|twclid|ttclid|li_fat_id|igshid|yclid|_hsenc|_hsmi)(?:=|$)/;

/**
 * @param search a query with its question mark
 * @param isLeftOut gets each parameter as it stands there
 * @returns the query without those parameters; as it was where it has none of them
 */
export function leaveOut(search: string, isLeftOut: (parameter: string) => boolean): string {
  const all = search.slice(1).split('&');
  const others = all.filter((parameter) => !isLeftOut(parameter));
  if (others.length === all.length) return search;
  return others.length > 0 ? `?${others.join('&')}` : '';
}

/** Each click would make a page of its own, which nobody asks for again. */
export const stripTracking = (search: string): string => leaveOut(search, (parameter) => tracking.test(parameter));

/**
 * Does the same to the address that a rendered page was opened at, before a script reads it: links and forms carry a
 * query on. Notes the address as what the page was served for.
 */
export const stripTrackingScript =
  "(()=>{let url=new URL(location.href),all=url.search.slice(1).split('&')," +
  `others=all.filter(parameter=>!${String(tracking)}.test(parameter));` +
  "if(others.length===all.length)return;url.search=others.join('&');history.replaceState(history.state,'',url);" +
  'document.documentElement.dataset.served=url.href})();';
