import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { callApi, cookieOf } from '../caller.ts';
import { startProgram } from '../process.ts';
import { addReaders, readerName } from '../readers.ts';

const letters = Number(process.env['LETTERS'] ?? 1000);
const kills = Number(process.env['LETTER_KILLS'] ?? 5);

/** A mail server that takes everything, and notes the letters that it took: ids of their messages, by recipients. */
async function openMailServer() {
  const taken = new Map<string, string[]>();
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        // The administrator is written to, of a new device.
        if (!recipient.startsWith(readerName)) return done();
        const id = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '';
        taken.set(recipient, [...(taken.get(recipient) ?? []), id.trim()]);
        count += 1;
        return done();
      });
    },
  });
  // A sender that is killed in the middle leaves a connection that is reset: its letter comes again.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken, count: () => count, close: () => server.close() };
}

async function fillWithReaders(dataDir: string): Promise<void> {
  const db = await openDatabase(null, dataDir);
  await migrate(db);
  await addReaders(db, letters);
  await db.destroy();
}

async function sendOne(api: string, admin: { email: string; password: string }): Promise<void> {
  const cookie = cookieOf(await callApi(api, 'POST', '/auth/login', { body: admin }));
  const body = { subject: 'To everybody', blocks: [{ kind: 'tip', text: 'Lock your phone.' }] };
  const { letter } = (await callApi(api, 'POST', '/admin/letters', { cookie, body })).body;
  const { _id: id } = letter as { _id: string };
  const { status } = await callApi(api, 'PUT', `/admin/letters/${id}/send`, { cookie, body: {} });
  assert.equal(status, 200);
}

it(`${letters} letters through a mail server, with ${kills} kills: none is missed, one at most comes twice a kill`, async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-letters-'));
  const mailServer = await openMailServer();
  await fillWithReaders(dataDir);
  const password = 'ladder custard ulladulla';
  const settings = {
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    SMTP_URL: mailServer.url,
    ADMIN_PASSWORD: password,
    ADMIN_SECOND_STEP_DAYS: 'off',
  };
  let program = await startProgram(settings);
  await sendOne(program.api, { email: program.admin.email, password });
  const begun = Date.now();
  for (let kill = 1; kill <= kills; kill += 1) {
    while (mailServer.count() < (letters * kill) / (kills + 1)) await pause(1);
    await program.end('SIGKILL');
    program = await startProgram(settings);
  }
  // What was under way at a kill goes again two minutes later.
  while (mailServer.taken.size < letters) await pause(100);
  t.diagnostic(`${letters} letters in ${Math.round((Date.now() - begun) / 1000)} s`);
  await program.end('SIGTERM');
  mailServer.close();
  await rm(dataDir, { recursive: true, force: true });
  const twice = mailServer.count() - letters;
  assert.ok(twice <= kills, `${twice} came twice`);
  for (const ids of mailServer.taken.values()) assert.equal(new Set(ids).size, 1);
});
