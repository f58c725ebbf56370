import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ApiResponse, callApi, cookieOf } from '../caller.ts';
import { form } from '../forms.ts';
import { readZip } from '../read-zip.ts';

const password = 'ladder custard';

interface Member {
  id: string;
  email: string;
  cookie: string;
  /** Acknowledged: a mail is on its way. */
  isMailed: boolean;
  /** Acknowledged: a file is being made. */
  isExported: boolean;
  /** `asked` where the answer did not come: it may be deleted, or not. */
  deletion: 'none' | 'asked' | 'done';
}

/** What the server acknowledged, whatever became of it afterwards; its calls stop at the first that breaks. */
export class Ledger {
  readonly posts = new Set<string>();
  readonly members: Member[] = [];
  readonly #dataDir: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async post(api: string, cookie: string, bytes: Buffer): Promise<void> {
    for (;;) {
      const body = form({ title: 'T', content: 'C' }, { bytes });
      const { status, body: answer } = await callApi(api, 'POST', '/blogs', { cookie, body });
      if (status !== 201) return;
      this.posts.add((answer as unknown as { blog: { _id: string } }).blog._id);
    }
  }

  /** Opens accounts, each with a mail and a file of its data; an administrator deletes every third. */
  async join(api: string, admin: string): Promise<void> {
    for (;;) {
      const email = `${randomUUID()}@example.com`;
      const body = { name: 'Mei', email, password, role: 'general' };
      const opened = await callApi(api, 'POST', '/auth/register', { body });
      if (opened.status !== 201) return;
      const { _id: id } = (opened.body as unknown as { user: { _id: string } }).user;
      const cookie = cookieOf(opened);
      const member: Member = { id, email, cookie, isMailed: false, isExported: false, deletion: 'none' };
      this.members.push(member);
      const call = (method: string, url: string) => callApi(api, method, url, { cookie });
      member.isMailed = isDone(await call('POST', '/auth/send-verify-otp'));
      member.isExported = isDone(await call('POST', '/user/export'));
      if (this.members.length % 3 > 0) continue;
      member.deletion = 'asked';
      if (isDone(await callApi(api, 'DELETE', `/admin/users/${id}`, { cookie: admin }))) member.deletion = 'done';
    }
  }

  /** What was acknowledged and is not there, or is there by half. */
  async findFaults(api: string, cookie: string): Promise<string[]> {
    const [stored, mails] = [await listPosts(api, cookie), await this.#readMails()];
    const faults = [...this.posts].filter((id) => !stored.has(id)).map((id) => `post ${id} is lost`);
    faults.push(...mails.filter(({ isWhole }) => !isWhole).map(({ name }) => `mail ${name} is half`));
    const text = mails.map(({ head }) => head).join('\n');
    for (const member of this.members) faults.push(...(await this.#lookAt(api, member, text)));
    return faults;
  }

  async #lookAt(api: string, { email, cookie, isMailed, isExported, deletion }: Member, mails: string) {
    const { status } = await callApi(api, 'GET', '/user/data', { cookie });
    if (deletion === 'done') return status === 401 ? [] : [`${email} is deleted, and signed in: ${status}`];
    if (status === 401 && deletion === 'asked') return [];
    if (status !== 200) return [`the account of ${email} is lost: ${status}`];
    return [
      ...(isMailed && !mails.includes(email) ? [`the mail to ${email} is lost`] : []),
      ...(isExported ? await findBrokenExport(api, cookie, email) : []),
    ];
  }

  async #readMails() {
    const folder = path.join(this.#dataDir, 'outbox');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: await readMail(path.join(folder, name)) })),
    );
    return mails.flatMap(({ name, mail }) => {
      if (mail === undefined) return [];
      const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
      const isWhole = boundary !== undefined && mail.includes(`--${boundary}--`);
      return [{ name, head: mail.slice(0, 2000), isWhole }];
    });
  }
}

/** Undefined where it is gone: mails to an account that is deleted go with it, also while this looks. */
async function readMail(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const isDone = ({ status }: ApiResponse) => status >= 200 && status < 300;

async function findBrokenExport(api: string, cookie: string, email: string): Promise<string[]> {
  const { body } = await callApi(api, 'GET', '/user/export', { cookie });
  const { state } = (body as unknown as { ownData: { state: string } | null }).ownData ?? { state: 'lost' };
  if (state !== 'ready') return [`the file of ${email} is ${state}`];
  const file = await fetch(`${api}/api/user/export/file`, { headers: { cookie } });
  try {
    return readZip(Buffer.from(await file.arrayBuffer())).has('data.json') ? [] : [`the file of ${email} is empty`];
  } catch (error) {
    return [`the file of ${email}: ${String(error)}`];
  }
}

async function listPosts(api: string, cookie: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const url = `/blogs?mine=true&limit=100${cursor && `&cursor=${cursor}`}`;
    const { body } = await callApi(api, 'GET', url, { cookie });
    const page = body as unknown as { blogs: { _id: string }[]; nextCursor: string | null };
    for (const { _id } of page.blogs) ids.add(_id);
    cursor = page.nextCursor;
  }
  return ids;
}
