import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/** What a request says of whoever sent it, as far as it is looked at to count. */
export interface Visitor {
  address: string;
  headers: IncomingHttpHeaders;
}

/** Programs that name themselves: crawlers, previews of links, monitors, test browsers, libraries. */
const programs =
  /bot\b|crawl|spider|slurp|preview|headless|phantom|puppeteer|playwright|selenium|webdriver|lighthouse|pagespeed|facebookexternalhit|facebookcatalog|whatsapp\/|telegram|slack|discord|linkedin|embedly|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|got \(|libwww|httpclient|http_client|apache-http|perl|ruby|php\/|rust|reqwest|scan|monitor|uptime|pingdom|statuscake|linkcheck|validator|archiv|feed|rss|fetcher|electron\/|postman|insomnia|k6\/|jmeter|gatling|zgrab|nmap|nikto/i;

/** What every browser calls itself since there are browsers. */
const browser = /^Mozilla\/5\.0 \(|^Opera\//;

const first = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? '';

/**
 * Whether a request is no person's press: it does not come from a page in a browser, or says itself that nobody looks.
 * Nobody is refused: such a request gets its answer, and is not counted.
 */
export function isProgram({ headers }: Visitor): boolean {
  const agent = first(headers['user-agent']);
  const purpose = `${first(headers['sec-purpose'])} ${first(headers['purpose'])} ${first(headers['x-moz'])}`;
  const hints = first(headers['sec-ch-ua']);
  const site = first(headers['sec-fetch-site']);
  const mode = first(headers['sec-fetch-mode']);
  return (
    !browser.test(agent) ||
    programs.test(agent) ||
    /headless/i.test(hints) ||
    /prefetch|preview|prerender/i.test(purpose) ||
    // A browser sends both with every POST of a page.
    headers['origin'] === undefined ||
    first(headers['accept-language']) === '' ||
    headers['webdriver'] !== undefined ||
    // A press of a page of this site, sent by that page.
    (site !== '' && site !== 'same-origin' && site !== 'same-site') ||
    (mode !== '' && mode !== 'cors' && mode !== 'navigate' && mode !== 'same-origin') ||
    // Hints belong to Chromium alone: with another name they were put together.
    (hints !== '' && !/Chrom|Edg|OPR|Brave/i.test(`${agent} ${hints}`)) ||
    (/Firefox\/|Version\/[\d.]+ Safari/.test(agent) && !/Chrom/.test(agent) && hints !== '')
  );
}

/** What two requests of one browser on one day have in common: its network and its name. */
export const traitsOf = ({ address, headers }: Visitor): string =>
  JSON.stringify([
    isIPv6(address) ? address.toLowerCase() : address,
    first(headers['user-agent']),
    first(headers['accept-language']),
  ]);
