import type { Context } from '../context.ts';
import type { ExportRow } from '../database/account-tables.ts';
import { transact } from '../database/transact.ts';
import { limitConcurrency } from '../limits/concurrency.ts';
import { sendMail } from '../mail/send-mail.ts';
import * as users from '../users/store.ts';
import { removePieces, storePieces } from './pieces.ts';
import { countPosts, readAccount } from './contents/store.ts';
import { readyNotice } from './ready-mail.ts';
import * as store from './store.ts';
import { writeZip } from './contents/write-zip.ts';
import { minute } from '../clock/durations.ts';

type Task = Pick<Context, 'db' | 'heavy' | 'media' | 'clock' | 'webUrl' | 'wakeMail'>;

/** How often it is noted how far it is; in milliseconds. */
const noteEvery = 500;
/** A process that noted nothing for so long was ended. */
export const staleAfter = minute;

const full = () => new Error('too many files wait; the next job takes this one');
// One at a time in each process: it is work in the background.
const inTurn = limitConcurrency(1, 1000, full);

/** Makes the file of a member's data, unless another process does. Throws when it could not be made. */
export const makeExport = (task: Task, row: ExportRow): Promise<void> =>
  inTurn(async () => {
    const { db, clock, media } = task;
    if (!(await store.claimExport(db, row.id, clock(), clock() - staleAfter))) return;
    try {
      await write(task, row);
    } catch (error) {
      await removePieces(media, { ...row, pieces: 1000 }).catch(() => undefined);
      await store.noteProgress(db, row.id, { state: 'failed', pieces: 0, bytes: 0, updated_at: clock() });
      throw error;
    }
  });

async function write(
  { db, heavy, media, clock, webUrl, wakeMail }: Task,
  { id, user_id: userId }: ExportRow,
): Promise<void> {
  const data = await readAccount(heavy, userId);
  if (!data) return;
  const { posts, pictures } = await countPosts(heavy, userId);
  const total = posts + pictures;
  let done = 0;
  const stored = { pieces: 0, bytes: 0 };
  const zip = writeZip({ db: heavy, media, userId, data, onDone: () => (done += 1) });
  const note = async () => {
    const isWanted = await store.noteProgress(db, id, {
      ...stored,
      done: Math.min(done, total),
      total,
      updated_at: clock(),
    });
    if (!isWanted) zip.destroy(new Error('its member gave it up'));
  };
  const timer = setInterval(() => void note().catch(() => undefined), noteEvery);
  try {
    await note();
    await storePieces(media, id, zip, (now) => Object.assign(stored, now));
  } finally {
    clearInterval(timer);
  }
  await transact(db, async (tx) => {
    const user = await users.lockUser(tx, userId);
    const ready = { ...stored, state: 'ready', done: total, total, updated_at: clock() } as const;
    if (user && (await store.noteProgress(tx, id, ready))) await sendMail(tx, user, readyNotice(), webUrl, clock());
  });
  wakeMail();
}
