import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailRow } from '../database/tables.ts';
import { isUnfinished, writeFileDurably } from '../media/files.ts';
import { accountHeader } from './mail-files.ts';
import { attachPictures, type ReadMailPicture } from './mail-pictures.ts';
import { minute } from '../clock/durations.ts';

/** What of a mail its recipient gets. */
export type MailToDeliver = Pick<
  MailRow,
  'id' | 'user_id' | 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'unsubscribe_url'
>;

/** Hands one mail over; throws when it could not. */
export type Deliver = ((mail: MailToDeliver) => Promise<void>) & {
  /** Ends connections that wait for the next mail. */
  close?: () => void;
};

/** Signs every mail for the sender's domain (RFC 6376). */
export interface DkimKey {
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** Whom mails are from, and whose mailbox answers to them come to. */
export interface Sender {
  from: string;
  replyTo: string;
}

const noPictures: ReadMailPicture = async () => null;

const domainOf = ({ from }: Sender) => from.split('@')[1]?.replace('>', '') ?? 'localhost';

const message = async ({ from, replyTo }: Sender, mail: MailToDeliver, readPicture: ReadMailPicture) => ({
  from,
  replyTo,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: await attachPictures(mail.html, readPicture),
  date: new Date(mail.created_at),
  // Stays the same in every attempt, so that a receiver can tell a repeat.
  messageId: `<${mail.id}@${domainOf({ from, replyTo })}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: the mail program itself can end the subscription, with one click.
    ...(mail.unsubscribe_url
      ? { 'List-Unsubscribe': `<${mail.unsubscribe_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
});

interface SmtpOptions {
  /** Pictures that a mail names; without, it comes without them. */
  readPicture?: ReadMailPicture;
  dkim?: DkimKey | null;
  /** Connections that stay open for many mails; without, one for each mail. */
  pooled?: number;
}

export function deliverBySmtp(
  url: string,
  sender: Sender,
  { dkim = null, pooled, readPicture = noPictures }: SmtpOptions = {},
): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(dkim && { dkim: { domainName: domainOf(sender), ...dkim } }),
    ...(pooled !== undefined && { pool: true, maxConnections: pooled }),
  } as object);
  const deliver = async (mail: MailToDeliver) => {
    // A report about a letter that comes back later names its mail, and brings no more of it than its headers.
    const dsn = { id: mail.id, return: 'headers', notify: ['failure'] };
    await transport.sendMail({ ...(await message(sender, mail, readPicture)), ...(mail.kind === 'letter' && { dsn }) });
  };
  return Object.assign(deliver, { close: () => transport.close() });
}

/** Nothing was said of the mail: its server could not be reached. */
export const isServerAway = (error: unknown): boolean =>
  error instanceof Error && 'command' in error && error.command === 'CONN';

/** One file a mail, named by time; the same mail sent twice is the same file. */
export async function deliverToFolder(
  folder: string,
  sender: Sender,
  readPicture: ReadMailPicture = noPictures,
): Promise<Deliver> {
  await mkdir(folder, { recursive: true });
  await sweepUnfinished(folder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { headers, ...rest } = await message(sender, mail, readPicture);
    const account = mail.user_id === null ? {} : { [accountHeader]: mail.user_id };
    const { message: bytes } = await transport.sendMail({ ...rest, headers: { ...headers, ...account } });
    const time = new Date(mail.created_at).toISOString().replace(/[-:.]/g, '');
    await writeFileDurably(path.join(folder, `${time}-${mail.kind}-${mail.id.slice(-12)}.eml`), bytes as Buffer);
  };
}

/** In milliseconds, far longer than a mail takes to write: another process may be writing one. */
const abandoned = minute;

/** Takes away what a process that was killed left half written; the mail itself is sent again. */
async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < Date.now() - abandoned) await unlink(file).catch(() => undefined);
  }
}
