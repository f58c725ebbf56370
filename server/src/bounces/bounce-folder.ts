import { access, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of a report, the mail that it is about included; what is longer nobody reads here. */
const longest = 1024 * 1024;
/**
 * Bytes that are read of one: what failed, and the headers of the mail that came back, stand before its text. To parse
 * what is made to take long takes longer with the square of its length.
 */
const beginning = 64 * 1024;
/** Files that are looked at in one go. */
const atOnce = 100;

export interface DeliveredMail {
  name: string;
  /** null where it is too long to be a report. */
  bytes: Uint8Array | null;
}

async function readBeginning(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(beginning) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A folder that a mail server delivers to: a Maildir, or one `.eml` file for each mail. */
export async function openBounceFolder(folder: string) {
  const isMaildir = await access(path.join(folder, 'new')).then(
    () => true,
    () => false,
  );
  const inbox = isMaildir ? path.join(folder, 'new') : folder;
  const aside = path.join(folder, isMaildir ? 'cur' : 'other');
  const isMail = (name: string) => !name.startsWith('.') && (isMaildir || name.toLowerCase().endsWith('.eml'));

  return {
    /** Oldest first, one after the other, so that one at most is in memory. */
    async *mails(): AsyncGenerator<DeliveredMail> {
      const names = (await readdir(inbox, { withFileTypes: true }))
        .filter((entry) => entry.isFile() && isMail(entry.name))
        .map(({ name }) => name)
        .sort()
        .slice(0, atOnce);
      for (const name of names) {
        const file = path.join(inbox, name);
        const { size } = await stat(file);
        yield { name, bytes: size > longest ? null : await readBeginning(file) };
      }
    },

    /** It was a report, and did what it has to. */
    remove: (name: string) => unlink(path.join(inbox, name)),

    /** For a person, who finds it in their mailbox as one that was not read yet. */
    async setAside(name: string): Promise<void> {
      await mkdir(aside, { recursive: true });
      await rename(path.join(inbox, name), path.join(aside, isMaildir ? `${name.replace(/:2,.*$/, '')}:2,` : name));
    },
  };
}
