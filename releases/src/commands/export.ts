import { resolve } from 'node:path';
import { defineCommand } from '../command-line/command.ts';
import { shellProgram } from '../shell-programs/shell-program.ts';

export const exportSite = defineCommand({
  verb: 'export',
  words: [],
  options: { out: { type: 'string', value: 'DIR', does: 'where it is written (site)' } },
  does: 'what is live as a static site for nginx or a CDN (PUBLIC_API_URL: where browsers reach the API)',
  async run({ store, options }) {
    const { out, paths } = (await shellProgram(store, 'export', ['--out', resolve(options.out ?? 'site')])) as {
      out: string;
      paths: number;
    };
    return {
      value: { out, paths },
      sentence: `${paths} pages in ${out}. site.conf and page-headers.conf there tell nginx how to serve them.`,
    };
  },
});
