import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isProgram } from './visitor.ts';

type Headers = Record<string, string>;
const press: Headers = { origin: 'http://localhost:3000', 'accept-language': 'en-AU,en;q=0.9' };
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const named = (agent: string): Headers => ({ ...press, 'user-agent': agent });
const as = (some: Headers): Headers => ({ ...named(chrome), ...some });
const without = (name: string): Headers =>
  Object.fromEntries(Object.entries(named(chrome)).filter(([each]) => each !== name));

/** One family each: what they send, by what is known of them. */
const programs: Record<string, Headers> = {
  'search engine': named('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
  'search engine in a browser': named(`${chrome} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`),
  'crawler of a model': named('Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)'),
  'preview of a network': named('facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'),
  'preview of a messenger': named('WhatsApp/2.23.20.0'),
  'preview of a chat': named('Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'),
  'headless browser': named(chrome.replace('Chrome/', 'HeadlessChrome/')),
  'headless by its hints': as({ 'sec-ch-ua': '"HeadlessChrome";v="150"' }),
  'driven browser': as({ webdriver: 'true' }),
  'speed test': named(`${chrome} Chrome-Lighthouse`),
  monitor: named('Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'),
  'link checker': named('W3C-checklink/5.0 libwww-perl/6.72'),
  'mail scanner': named('Mozilla/5.0 (compatible; ScanMail/1.0)'),
  'command line': named('curl/8.9.1'),
  'library of Python': named('python-requests/2.32.3'),
  'library of Node': named('undici'),
  'library of Go': named('Go-http-client/2.0'),
  'load test': named('k6/0.54.0 (https://k6.io/)'),
  'feed reader': named('Mozilla/5.0 (compatible; FeedFetcher; 2 subscribers)'),
  archive: named('Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)'),
  'no name': press,
  prefetch: as({ 'sec-purpose': 'prefetch;prerender' }),
  'replayed without the page': without('origin'),
  'replayed without a language': without('accept-language'),
  'replayed from another site': as({ 'sec-fetch-site': 'cross-site' }),
  'replayed as an image': as({ 'sec-fetch-mode': 'no-cors' }),
  'put together from two browsers': {
    ...named('Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'),
    'sec-ch-ua': '"Chromium";v="150"',
  },
};

const systems = [
  'Windows NT 10.0; Win64; x64',
  'Macintosh; Intel Mac OS X 10_15_7',
  'X11; Linux x86_64',
  'Linux; Android 16; K',
];
const phone = 'iPhone; CPU iPhone OS 19_0 like Mac OS X';
const languages = ['en-AU', 'en-AU,en;q=0.9', 'vi-VN,vi;q=0.9', 'ar', 'zh-CN,zh;q=0.8', 'de-DE'];
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** The browser of somebody, with what it sends along with a press, by script and by form. */
function person(place: number): Headers {
  const system = systems[place % systems.length] ?? '';
  const version = 110 + (place % 45);
  const agents = [
    `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
    `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.0.0`,
    `Mozilla/5.0 (${system}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
    `Mozilla/5.0 (${phone}) ${webkit} Version/19.0 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`,
    `Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/${version}.0.0.0 Mobile Safari/537.36`,
  ];
  const family = place % agents.length;
  const isChromium = family === 0 || family === 1;
  const isNew = place % 3 > 0;
  return {
    ...press,
    'user-agent': agents[family] ?? '',
    'accept-language': languages[place % languages.length] ?? 'en',
    ...(isNew && { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': place % 2 ? 'cors' : 'navigate' }),
    ...(isNew && isChromium && { 'sec-ch-ua': `"Chromium";v="${version}", "Not A Brand";v="24"` }),
  };
}

it('no program of 27 families counts', () => {
  const counted = Object.entries(programs).filter(([, headers]) => !isProgram({ address: '203.0.113.7', headers }));
  assert.deepEqual(
    counted.map(([family]) => family),
    [],
  );
});

it('each of 1,000 people counts', () => {
  const dropped = Array.from({ length: 1000 }, (_, place) => person(place)).filter((headers) =>
    isProgram({ address: '203.0.113.7', headers }),
  );
  assert.deepEqual(dropped, []);
});
