import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database/database.ts';
import { deliverBySmtp } from '../mail/delivery.ts';
import { createMailPictures } from '../mail/mail-pictures.ts';
import { openMedia } from '../media/open.ts';
import { readSettings } from '../settings/settings.ts';
import { sendLetters } from './send-letters.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';
import { makeTurns } from './turns.ts';

const settings = readSettings(process.env);
const { databaseUrl, dataDir, smtpUrl, mailSender, webUrl, publicApiUrl } = settings;
const { rate, connections, dkim } = settings.letters;
const codeKey = Buffer.from((workerData as ThreadData).codeKey);
const post = (message: FromThread) => parentPort?.postMessage(message);

const db = await openDatabase(databaseUrl, dataDir);
const readPicture = createMailPictures(db, await openMedia(settings));
const deliver = deliverBySmtp(smtpUrl ?? '', mailSender, { dkim, readPicture, pooled: connections });
let isStopped = false;
const takeTurn = makeTurns(rate, () => isStopped);
/** Errors lose what they carry on their way between threads. */
const toPlain = (error: unknown) =>
  error instanceof Error
    ? Object.assign({}, error, { message: error.message, stack: error.stack })
    : { message: String(error) };
const warn = ({ err, ...fields }: Record<string, unknown>, sentence: string) =>
  post({ warning: { ...fields, err: toPlain(err) }, sentence });

/** @param now by the clock of the servers, which is not always this machine's */
async function send(now: number): Promise<void> {
  const began = performance.now();
  const clock = () => Math.round(now + performance.now() - began);
  const context = { db, clock, webUrl, publicApiUrl, codeKey };
  await sendLetters({ context, deliver, takeTurn, connections, log: { warn } });
}

parentPort?.on('message', (message: ToThread) => {
  if (message === 'stop') isStopped = true;
  else
    send(message.now).then(
      () => post('done'),
      (error: unknown) => post({ failed: toPlain(error) }),
    );
});
