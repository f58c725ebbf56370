import { stat } from 'node:fs/promises';
import path from 'node:path';
import { verifyChain } from '../audit/verify.ts';
import { type Db, embeddedFile, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDataFolder } from '../settings/data-folder.ts';
import { openMedia } from '../media/open.ts';
import { readSettings, type Settings, WrongSetting } from '../settings/settings.ts';
import { createAdmin } from './admin.ts';
import { backUp, restore } from './backup.ts';
import { copyDatabase } from './copy.ts';
import { readCommand } from './read-command.ts';
import type { CommandOptions } from './read-command.ts';
import { replaceKey } from './replace-key.ts';
import { signOut } from './sign-out.ts';
import { unlockAccount } from './unlock.ts';
import { verifyDatabase } from './verify.ts';
import { day } from '../clock/durations.ts';

export const help = `cyberharbour-server                              serve; settings come from the environment

  cyberharbour-server db copy --from A --to B    everything into an empty database; A and B are data folders or postgres:// addresses
  cyberharbour-server db backup --to FOLDER      database and pictures, as a data folder of its own
  cyberharbour-server db restore --from FOLDER   into the empty database that the settings name
  cyberharbour-server db verify                  whether everything fits together
  cyberharbour-server db replace-key             with every process stopped: another key for codes and secrets
  cyberharbour-server audit verify               whether the audit log is whole
  cyberharbour-server admin create --email E     with the password in ADMIN_PASSWORD
  cyberharbour-server account unlock --email E   without its second steps, for who lost device and recovery codes
  cyberharbour-server account sign-out --email E every session of it ends; without --email, every session of everybody
`;

interface Said {
  lines: string[];
  code: 0 | 1;
}

const fine = (...lines: string[]): Said => ({ lines, code: 0 });
const rowsIn = (counts: Record<string, number>) => Object.entries(counts).map(([table, rows]) => `  ${table} ${rows}`);

const isAddress = (place: string) => /^postgres(ql)?:/.test(place);

async function open(place: string): Promise<Db> {
  if (isAddress(place)) return openDatabase(place, '');
  await openDataFolder(path.resolve(place));
  return openDatabase(null, path.resolve(place));
}

/** One that is there: a name that was mistyped must not become an empty database. */
async function openExisting(place: string): Promise<Db> {
  const folder = path.resolve(place);
  if (!isAddress(place) && !(await stat(embeddedFile(folder)).catch(() => null)))
    throw new WrongSetting(`There is no database in ${folder}.`);
  return open(place);
}

async function using<Result>(databases: Promise<Db>[], work: (...opened: Db[]) => Promise<Result>): Promise<Result> {
  const opened = await Promise.all(databases);
  try {
    return await work(...opened);
  } finally {
    for (const db of opened) await db.destroy();
  }
}

/** The database that the settings name, brought up to date. */
const own = async ({ databaseUrl, dataDir }: Settings, opened = openExisting) => {
  const db = await opened(databaseUrl ?? dataDir);
  await migrate(db);
  return db;
};

/** The last day that a backup of today may be stored, in UTC. */
const lastDay = (backupDays: number) => new Date(Date.now() + backupDays * day).toISOString().slice(0, 10);

const need = (name: keyof CommandOptions, options: CommandOptions): string => {
  const value = options[name];
  if (!value) throw new WrongSetting(`--${name} is missing.\n\n${help}`);
  return value;
};

interface Command {
  /** Names of the options that it takes; others are refused. */
  options: readonly (keyof CommandOptions)[];
  run: (settings: Settings, options: CommandOptions) => Promise<Said>;
}

const commands: Record<string, Command> = {
  'db copy': {
    options: ['from', 'to'],
    run: (_settings, options) =>
      using([openExisting(need('from', options)), open(need('to', options))], async (from, to) => {
        await migrate(from);
        return fine(
          'Copied',
          ...rowsIn(await copyDatabase(from, to)),
          'Pictures are not in the database: keep DATA_DIR/media or the object store with it.',
        );
      }),
  },
  'db backup': {
    options: ['to'],
    run: async (settings, options) => {
      const folder = path.resolve(need('to', options));
      const media = await openMedia(settings);
      return using([own(settings)], async (db) =>
        fine(
          `Backed up to ${folder}`,
          ...rowsIn(await backUp(db, media, folder)),
          `Delete it by ${lastDay(settings.backupDays)}: members who delete their account are promised that.`,
        ),
      );
    },
  },
  'db restore': {
    options: ['from'],
    run: async (settings, options) => {
      const folder = path.resolve(need('from', options));
      const media = await openMedia(settings);
      return using([own(settings, open)], async (db) =>
        fine(`Restored from ${folder}`, ...rowsIn(await restore(folder, db, media))),
      );
    },
  },
  'db verify': {
    options: [],
    run: async (settings) => {
      const media = await openMedia(settings);
      const faults = await using([own(settings)], (db) => verifyDatabase(db, media));
      return faults.length === 0 ? fine('Everything fits together.') : { lines: faults, code: 1 };
    },
  },
  'db replace-key': {
    options: [],
    run: (settings) =>
      using([own(settings)], async (db) => {
        const { secrets, accounts } = await replaceKey(db, settings.webUrl);
        return fine(
          `The key was replaced: ${secrets} secrets of apps are encrypted anew.`,
          `Codes and links in mails ended, and the recovery codes of ${accounts} accounts, which get a mail.`,
          'Processes that run use the key before until they are started again.',
        );
      }),
  },
  'audit verify': {
    options: [],
    run: (settings) =>
      using([own(settings)], async (db) => {
        const { entries, brokenAt } = await verifyChain(db);
        return brokenAt === null
          ? fine(`The audit log is whole: ${entries} entries.`)
          : { lines: [`The audit log is broken at entry ${brokenAt} of ${entries}.`], code: 1 };
      }),
  },
  'admin create': {
    options: ['email'],
    run: (settings, options) =>
      using([own(settings, open)], async (db) => {
        if (!settings.adminPassword)
          throw new WrongSetting('ADMIN_PASSWORD must hold the password of the administrator.');
        const email = need('email', options);
        const how = await createAdmin(db, email, settings.adminPassword, settings.webUrl);
        return fine(
          how === 'made'
            ? `${email} is an administrator now.`
            : `${email} was a member and is an administrator now, with the new password.`,
        );
      }),
  },
  'account unlock': {
    options: ['email'],
    run: (settings, options) =>
      using([own(settings)], async (db) => {
        const email = need('email', options);
        if (!(await unlockAccount(db, email, settings.webUrl))) throw new WrongSetting(`No account has ${email}.`);
        return fine(`${email} opens by its password alone now, and nobody is signed in.`);
      }),
  },
  'account sign-out': {
    options: ['email'],
    run: (settings, { email }) =>
      using([own(settings)], async (db) => {
        const count = await signOut(db, email);
        if (count === null) throw new WrongSetting(`No account has ${email ?? ''}.`);
        return fine(`${count} sessions ended.`);
      }),
  },
};

/**
 * Runs one command of an operator.
 * @returns the lines to print, and the exit code
 * @throws WrongSetting for a command or an option that it does not know, and for a setting that is missing or wrong
 */
export async function run(words: string[], env: NodeJS.ProcessEnv): Promise<Said> {
  const known = Object.fromEntries(Object.entries(commands).map(([name, { options }]) => [name, options]));
  const request = readCommand(words, known);
  const command = commands[request.name];
  if (request.help || !command) return { lines: [help], code: request.help ? 0 : 1 };
  const settings = readSettings(env);
  await openDataFolder(settings.dataDir);
  return command.run(settings, request.options);
}
