import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, startServer } from '@cyberharbour/processes';

const main = new URL('../main.ts', import.meta.url).pathname;
const origin = 'http://localhost:3000';

export interface RunningProgram {
  api: string;
  admin: { email: string; password: string | null };
  child: ChildProcess;
  /** What it said to its operator, beside the log. */
  said(): string;
  /** Asks it to stop, or does not ask; gives its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** The real program, as an operator starts it; throws what it says when it does not get ready. */
export async function startProgram(own: Record<string, string>): Promise<RunningProgram> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    SEED: 'none',
    POSTS_PER_MEMBER: '1000000',
    ...own,
  };
  let said = '';
  const { child, ready } = startServer([main], {
    env,
    onError: (text) => (said += text),
    // What the program logs, for whoever looks for a fault: SHOW_LOG=1.
    ...(process.env['SHOW_LOG'] && { onLine: (line) => process.stderr.write(`${line}\n`) }),
  });
  const { api, admin } = (await ready.catch(() => {
    throw new Error(`${String(child.exitCode)} ${said}`);
  })) as RunningProgram;
  return { api, admin, child, said: () => said, end: (signal) => endProcess(child, signal) };
}

/** Registers and verifies over the wire, with the code from the outbox folder; gives the cookie. */
export async function joinAsMember(api: string, dataDir: string, email: string): Promise<string> {
  const call = async (url: string, body: object, cookie = '') =>
    fetch(`${api}/api${url}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const registered = await call('/auth/register', { name: 'Mei', email, password: 'ladder custard', role: 'general' });
  const sessionOf = ({ headers }: Response) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const cookie = sessionOf(registered);
  const { user } = (await registered.json()) as { user: { _id: string } };
  await call('/auth/send-verify-otp', {}, cookie);
  const verified = await call(
    '/auth/verify-otp',
    { userId: user._id, otp: await codeFromOutbox(path.join(dataDir, 'outbox'), email) },
    cookie,
  );
  if (verified.status !== 200) throw new Error(await verified.text());
  // A verification gives another token.
  return sessionOf(verified);
}

/** The code in the newest mail to an address, once one has come. */
export async function codeFromOutbox(folder: string, email: string): Promise<string> {
  for (let look = 0; look < 1000; look += 1) {
    for (const name of (await readdir(folder))
      .filter((each) => each.endsWith('.eml'))
      .sort()
      .reverse()) {
      const mail = await readFile(path.join(folder, name), 'utf8');
      const code = mail.includes(`To: ${email}`) && /^(\d{6})\r?$/m.exec(mail)?.[1];
      if (code) return code;
    }
    await pause(20);
  }
  throw new Error('no mail came');
}
