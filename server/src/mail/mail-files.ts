import { open, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { farewellMail } from './store.ts';

/** Mails that are files in the outbox folder, where no mail server is set; elsewhere the folder is empty or missing. */
export interface MailFiles {
  /** Those about an account, and those to these addresses: files of an earlier release name no account. */
  removeOf(userId: string, addresses: readonly string[]): Promise<void>;
  /** Last mails to accounts that are gone, written before a time. */
  removeFarewells(before: number): Promise<void>;
}

/** In files alone: whose account a mail is about. */
export const accountHeader = 'X-CyberHarbour-Account';

/** Bytes; the headers that are looked at come first. */
const headLength = 4096;

async function readHead(file: string): Promise<string> {
  const opened = await open(file, 'r').catch(() => null);
  if (!opened) return '';
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(headLength), 0, headLength, 0);
    const text = buffer.toString('utf8', 0, bytesRead).toLowerCase();
    return text.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  } finally {
    await opened.close();
  }
}

export function openMailFiles(folder: string): MailFiles {
  const list = async () => (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  const remove = (file: string) => unlink(file).catch(() => undefined);
  return {
    async removeOf(userId, addresses) {
      const lines = [`${accountHeader}: ${userId}`, ...addresses.map((address) => `to: ${address}`)];
      const wanted = new Set(lines.map((line) => line.toLowerCase()));
      for (const file of await list())
        if ((await readHead(file)).split('\r\n').some((line) => wanted.has(line.trim()))) await remove(file);
    },
    async removeFarewells(before) {
      for (const file of await list()) {
        if (!file.includes(`-${farewellMail}-`)) continue;
        const found = await stat(file).catch(() => null);
        if (found && found.mtimeMs < before) await remove(file);
      }
    },
  };
}
