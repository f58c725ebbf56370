import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A setting as a table names it: by its environment variable, with the processes that read it. */
interface Setting {
  name: string;
  readers: string[];
  unset: string;
  set: string;
}

interface Schema {
  shape: Record<string, { meta: () => Record<string, unknown> | undefined }>;
}

const readSetting = (reader: string, name: string, meaning: Record<string, unknown> = {}): Setting => {
  const { unset, set } = meaning;
  if (typeof unset !== 'string' || typeof set !== 'string')
    throw new Error(`The setting ${name} says not what it means unset and set.`);
  return { name, readers: [reader], unset, set };
};

async function readSchema(root: string, reader: string, file: string): Promise<Setting[]> {
  const { settingsSchema } = (await import(pathToFileURL(join(root, file)).href)) as { settingsSchema: Schema };
  return Object.entries(settingsSchema.shape).map(([name, schema]) => readSetting(reader, name, schema.meta()));
}

/** Variables of commands, which no schema reads. */
const commandSettings: Setting[] = [
  {
    name: 'MF_PUBLIC_PORT, MF_DASHBOARD_PORT, MF_ADMIN_PORT',
    readers: ['npm run dev'],
    unset: '3001, 3002, 3003',
    set: "ports of the remotes' own servers",
  },
  {
    name: 'RELEASE_KEY',
    readers: ['cyberharbour-mf'],
    unset: "the owner's key, where it lies in the store",
    set: 'file of the private key that `publish` signs with',
  },
  {
    name: 'RELEASE_TOKEN',
    readers: ['cyberharbour-mf'],
    unset: '`publish --to` refuses',
    set: "the team's token, with which `publish --to` sends a release",
  },
  {
    name: 'API_URL',
    readers: ['cyberharbour-mf'],
    unset: 'the API version of this source tree',
    set: 'a running API that the gates ask for its version',
  },
  {
    name: 'CHROMIUM',
    readers: ['npm test'],
    unset: 'an installed Chromium or Chrome',
    set: 'the browser of the journeys, and of the mount before a version goes live',
  },
  {
    name: 'HEAVY_MINUTES',
    readers: ['npm run heavy'],
    unset: 'no end',
    set: 'minutes after which no further suite begins; each that was left is named',
  },
  {
    name: 'SKEW_PREVIOUS',
    readers: ['npm run heavy'],
    unset: "each package's last tag",
    set: 'the commit that stands for the release before, when two releases are tried side by side',
  },
];

const joinTexts = (one: string, other: string) => (one === other ? one : `${one}; ${other}`);

/** A setting that several processes read has one row. */
function mergeByName(settings: readonly Setting[]): Setting[] {
  const rows = new Map<string, Setting>();
  for (const setting of settings) {
    const row = rows.get(setting.name);
    rows.set(setting.name, {
      name: setting.name,
      readers: [...(row?.readers ?? []), ...setting.readers],
      unset: joinTexts(row?.unset ?? setting.unset, setting.unset),
      set: joinTexts(row?.set ?? setting.set, setting.set),
    });
  }
  return [...rows.values()];
}

/** Neighbours that say the same share a row: the settings of one object store. */
function joinNeighbours(settings: readonly Setting[]): Setting[] {
  return settings.reduce<Setting[]>((rows, setting) => {
    const last = rows.at(-1);
    return last?.set === setting.set && last.unset === setting.unset
      ? [...rows.slice(0, -1), { ...last, name: `${last.name}, ${setting.name}` }]
      : [...rows, setting];
  }, []);
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (names: string) => names.replace(/[\w]+/g, '`$&`');

/** The tables of settings by the page that holds each between its markers. */
async function writeTables(root: string): Promise<Record<string, string>> {
  const api = await readSchema(root, 'API', 'server/src/settings/settings.ts');
  const web = await readSchema(root, 'web', 'shell/server/settings/settings.ts');
  const all = joinNeighbours([...mergeByName([...api, ...web]), ...commandSettings]);
  return {
    'README.md': table(
      ['Setting', 'Read by', 'Unset', 'Set'],
      all.map(({ name, readers, unset, set }) => [
        code(name),
        readers.map((reader) => (/ |-/.test(reader) ? `\`${reader}\`` : reader)).join(', '),
        unset,
        set,
      ]),
    ),
    'server/README.md': table(
      ['Setting', 'Unset', 'Set'],
      joinNeighbours(api).map(({ name, unset, set }) => [code(name), unset, set]),
    ),
  };
}

const between = /(<!-- settings: npm run write-settings -->\n)[\s\S]*?(\n<!-- end of settings -->)/;

/** @returns each page as it should be, by its path; pages without the markers throw */
async function renderPages(root: string): Promise<[page: string, before: string, after: string][]> {
  return Object.entries(await writeTables(root))
    .filter(([page]) => existsSync(join(root, page)))
    .map(([page, rows]) => {
      const before = readFileSync(join(root, page), 'utf8');
      if (!between.test(before)) throw new Error(`${page} has no markers for its table of settings.`);
      return [page, before, before.replace(between, (_all, start: string, end: string) => `${start}${rows}${end}`)];
    });
}

/** Writes the tables of settings into the pages that hold them. */
export async function writeSettingsTables(root: string): Promise<void> {
  for (const [page, , after] of await renderPages(root)) writeFileSync(join(root, page), after);
}

/** @returns one line for each page whose table is not what the schemas say */
export const findStaleTables = async (root: string): Promise<string[]> =>
  (await renderPages(root))
    .filter(([, before, after]) => before !== after)
    .map(
      ([page]) => `${page}: its table of settings is not what the schemas say; \`npm run write-settings\` writes it`,
    );
