import { join, resolve } from 'node:path';
import { readPackage } from '@cyberharbour/platform/packages';
import { defineCommand, wordAt, WrongUse } from '../command-line/command.ts';
import { folderWord, signOptions } from '../command-line/options.ts';
import { apiOf } from '../command-line/settings.ts';
import { linkTo, previewVersion, publishPreview } from '../previews/publish-preview.ts';
import type { PreviewRequest } from '../previews/publish-preview.ts';

export const preview = defineCommand({
  verb: 'preview',
  words: [folderWord],
  options: {
    name: { type: 'string', value: 'BRANCH', required: true, does: 'what the preview is called: that of the branch' },
    web: { type: 'string', value: 'URL', does: 'the live product, for the link (PUBLIC_WEB_URL)' },
    hours: { type: 'string', value: 'N', number: true, does: 'how long the link counts (24, 168 at most)' },
    path: { type: 'string', value: '/…', does: 'the address that the link opens, else the first one of the package' },
    ...signOptions,
  },
  does: 'publish the build for whoever opens the link that is printed: this package in the live product, for nobody else, gone by itself',
  async run(invocation) {
    const { options, store } = invocation;
    const folder = resolve(wordAt(invocation, 0));
    const web = options.web ?? process.env['PUBLIC_WEB_URL'];
    if (web === undefined || !URL.canParse(web))
      throw new WrongUse('--web (or PUBLIC_WEB_URL) is missing: the address of the live product.');
    const request: PreviewRequest = {
      unit: readPackage(folder),
      dist: join(folder, 'dist'),
      name: toName(options.name ?? ''),
      hours: Number(options.hours ?? 24),
      path: options.path,
    };
    const key = options.key ?? process.env['RELEASE_KEY'];
    const made = await (options.to === undefined
      ? publishPreview(store, request, { key, api: await apiOf(options) })
      : send(options.to, request, key));
    const link = new URL(`/_preview/${made.token}`, web).href;
    const until = new Date(made.preview.expires).toISOString();
    return {
      value: { link, ...made.preview },
      sentence: `${made.preview.unit} ${made.preview.version}, for whoever opens this link until ${until}:\n${link}`,
    };
  },
});

/** `feature/New_List` is `feature-new-list`. */
const toName = (branch: string) =>
  branch
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 30)
    .replace(/^-+|-+$/g, '');

/** @throws WrongUse where something is missing that only this machine has */
async function send(address: string, request: PreviewRequest, key: string | undefined) {
  const token = process.env['RELEASE_TOKEN'];
  if (!URL.canParse(address)) throw new WrongUse(`--to ${address} is no address.`);
  if (!token || !key) throw new WrongUse('RELEASE_TOKEN and --key (or RELEASE_KEY) are needed to send a preview.');
  const version = await previewVersion(request);
  const made = await linkTo(request, version, key);
  const { upload } = await import('../http-api/upload.ts');
  await upload(address, { unit: request.unit, version, dist: request.dist, key, token });
  return made;
}
