import { escapeHtml } from '../../mail/letter.ts';
import type { OwnAccount, OwnPost } from './store.ts';

const kinds = { blogs: 'Blog', campaigns: 'Campaign', updates: 'Update of a campaign' } as const;

export const picturePath = ({ id }: { id: string }) => `pictures/${id}.webp`;

const line = (name: string, value: string | boolean | null) =>
  value === null || value === '' ? '' : `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>\n`;

type Row = Record<string, string | number | boolean | null>;

const cells = (tag: string, values: Row[string][]) =>
  `<tr>${values.map((value) => `<${tag}>${escapeHtml(String(value ?? ''))}</${tag}>`).join('')}</tr>`;

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '<p>None.</p>\n';
  const body = rows.map((row) => cells('td', Object.values(row)));
  return `<table>${[cells('th', Object.keys(first)), ...body].join('\n')}</table>\n`;
}

/** The same as `data.json`, for reading: it loads nothing, and whatever people wrote is text. */
export async function* writePage(data: OwnAccount, posts: AsyncIterable<OwnPost>): AsyncGenerator<string> {
  const { account, secondSteps, signedInDevices, whatHappened, emailChanges, recoveries, newsletter, drafts } = data;
  yield `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Your data at CyberHarbour</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif}img{max-width:100%}td,th{text-align:start;padding:.2rem .6rem}</style>
</head><body><h1>Your data at CyberHarbour</h1><h2>Account</h2><dl>
`;
  yield Object.entries(account)
    .map(([name, value]) => line(name, value))
    .join('');
  yield `</dl><h2>Second steps</h2>${table([...secondSteps.apps, ...secondSteps.passkeys].map((name) => ({ name })))}`;
  yield `<h2>Signed-in devices</h2>${table(signedInDevices)}<h2>What happened</h2>${table(whatHappened)}`;
  yield `<h2>Changes of email</h2>${table(emailChanges)}<h2>Requests to recover the account</h2>${table(recoveries)}`;
  yield `<h2>Newsletter</h2>${table(newsletter ? [newsletter] : [])}`;
  yield '<h2>What you have not sent yet</h2>\n';
  for (const { form, typed, ...fields } of drafts)
    yield `<article><h3>${escapeHtml(form ?? '')}, ${typed ?? ''}</h3><dl>${Object.entries(fields)
      .map(([name, value]) => line(name, value ?? null))
      .join('')}</dl></article>\n`;
  yield '<h2>What you posted</h2>\n';
  for await (const post of posts) {
    const picture = post.picture
      ? `<p><img loading="lazy" src="${escapeHtml(picturePath(post.picture))}" alt="${escapeHtml(post.pictureDescription ?? '')}"></p>\n`
      : '';
    yield `<article><h3>${escapeHtml(post.title)}</h3><p>${kinds[post.kind]}, ${escapeHtml(post.status)}, ${post.created ?? ''}</p>
${picture}<p>${escapeHtml(post.text).replaceAll('\n', '<br>')}</p>${post.decisions.length > 0 ? table(post.decisions) : ''}</article>
`;
  }
  yield '</body></html>\n';
}
