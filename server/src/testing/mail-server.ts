import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server of this machine: each mail that it takes is a file in a folder, named by when it came. */
export async function openMailServer(port: number, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const save = async (bytes: Buffer) => {
    const name = `${new Date().toISOString().replace(/[-:.]/g, '')}-${String((count += 1)).padStart(6, '0')}`;
    const unfinished = path.join(folder, `${name}.part`);
    await writeFile(unfinished, bytes);
    // Whoever looks for a mail reads whole ones.
    await rename(unfinished, path.join(folder, `${name}.eml`));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then(save)
        .then(() => done(), done),
  });
  // A sender that goes away in the middle sends the mail again.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
}
