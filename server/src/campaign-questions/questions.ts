import * as counts from '../campaign-counts/store.ts';
import { dayOf } from '../campaign-counts/day-digest.ts';
import type { Context } from '../context.ts';
import { newId } from '../database/ids.ts';
import { transact, type Tx } from '../database/transact.ts';
import { takeEvenTime } from '../http/even-timing.ts';
import { ConcurrentUpdateError } from '../http/http-error.ts';
import { readToken, tokenFor } from '../mail/link-tokens.ts';
import { sendMail } from '../mail/send-mail.ts';
import { campaign as kind } from '../posts/kinds/campaign.ts';
import { readPost } from '../posts/posts.ts';
import type { Viewer } from '../sessions/guards.ts';
import { normalizeEmail } from '../users/email-address.ts';
import { confirmQuestionMail, confirmThanksMail, stillOnMail } from './question-mails.ts';
import * as store from './store.ts';
import { day, minute } from '../clock/durations.ts';

/** Between two mails to one address about one campaign, whoever asks. */
const mailPause = 10 * minute;
const linkLife = 7 * day;
/** How long a press on the last question counts; no address is stored meanwhile. */
const lastAnswer = 30 * day;

/** How long an address waits for thanks after the end of its campaign. */
const thanksWait = 180 * day;

type Page = 'confirm' | 'stop' | 'still-30' | 'still-90' | 'confirm-thanks' | 'stop-thanks';
export const linkTo = ({ publicApiUrl, codeKey }: Context, page: Page, id: string) =>
  `${publicApiUrl}/api/campaign-questions/${page}?token=${tokenFor(codeKey, `question:${page}`, id)}`;

/** The same for a new address and a known one: in words, and in time. */
export async function askToBeAsked(
  context: Context,
  by: Viewer | null,
  id: string,
  given: string,
  address: string,
  purpose: store.Purpose = 'questions',
): Promise<void> {
  const { title } = await readPost(context, kind, by, id, false);
  await context.limits.questionsPerAddress.take(address);
  await takeEvenTime(() => note(context, id, title, normalizeEmail(given), purpose));
  context.wakeMail();
}

async function note(
  context: Context,
  campaign: string,
  title: string,
  email: string,
  purpose: store.Purpose,
): Promise<void> {
  const now = context.clock();
  await transact(context.db, async (tx) => {
    const known = await store.findByEmail(tx, campaign, email, purpose);
    if (known && (known.state !== 'waiting' || known.asked_at > now - mailPause)) return;
    const times = { asked_at: now, due_at: now + linkLife };
    const row: store.Question = known ?? {
      id: newId(now),
      campaign_id: campaign,
      purpose,
      email,
      state: 'waiting',
      ...times,
      still_30: 0,
      still_90: 0,
    };
    if (!(await (known ? store.updateQuestion(tx, known, times) : store.insertQuestion(tx, row)))) return;
    const letter =
      purpose === 'thanks'
        ? confirmThanksMail(title, linkTo(context, 'confirm-thanks', row.id))
        : confirmQuestionMail(title, linkTo(context, 'confirm', row.id));
    await sendMail(tx, { id: null, email }, letter, context.webUrl, now);
  });
}

export type QuestionResult =
  'confirmed' | 'thanks-confirmed' | 'stopped' | 'thanks-stopped' | 'counted' | 'unknown' | 'expired';

/** Confirmed twice is confirmed once. */
const confirm =
  (page: 'confirm' | 'confirm-thanks', done: 'confirmed' | 'thanks-confirmed') =>
  async ({ db, codeKey, clock }: Context, token: string): Promise<QuestionResult> => {
    const id = readToken(codeKey, `question:${page}`, token);
    if (id === null) return 'unknown';
    const now = clock();
    return transact<QuestionResult>(db, async (tx) => {
      const row = await store.findQuestion(tx, id);
      if (!row) return 'expired';
      if (row.state !== 'waiting') return done;
      if (row.due_at <= now) return 'expired';
      const due_at = row.purpose === 'thanks' ? await lastDayOfThanks(tx, row, now) : now + 30 * day;
      if (!(await store.updateQuestion(tx, row, { state: 'confirmed', due_at }))) throw new ConcurrentUpdateError();
      return done;
    });
  };
export const confirmQuestion = confirm('confirm', 'confirmed');
export const confirmThanks = confirm('confirm-thanks', 'thanks-confirmed');

async function lastDayOfThanks(tx: Tx, { campaign_id: id }: store.Question, now: number): Promise<number> {
  const post = await kind.store.find(tx, id);
  return Math.max(now, Number(post?.['end_at'] ?? now)) + thanksWait;
}

/** The row goes, and the address with it. */
const stop =
  (page: 'stop' | 'stop-thanks', done: 'stopped' | 'thanks-stopped') =>
  async ({ db, codeKey }: Context, token: string): Promise<QuestionResult> => {
    const id = readToken(codeKey, `question:${page}`, token);
    if (id === null) return 'unknown';
    await transact(db, (tx) => store.deleteQuestion(tx, id));
    return done;
  };
export const stopQuestions = stop('stop', 'stopped');
export const stopThanks = stop('stop-thanks', 'thanks-stopped');

/** Counts each answer once. */
export const answerStillOn =
  (days: 30 | 90) =>
  async ({ db, codeKey, clock }: Context, token: string): Promise<QuestionResult> => {
    const id = readToken(codeKey, `question:still-${days}`, token);
    if (id === null) return 'unknown';
    return transact<QuestionResult>(db, async (tx) => {
      const row = await store.findQuestion(tx, id);
      if (!row) return 'expired';
      if (await store.markStillOn(tx, id, `still_${days}`))
        await counts.addOne(tx, row.campaign_id, dayOf(clock()), `still-${days}`, 'email');
      return 'counted';
    });
  };

/** Sends the question that is due, or forgets who was asked the last one. */
export async function takeTurn(context: Context, row: store.Question): Promise<void> {
  const now = context.clock();
  await transact(context.db, async (tx) => {
    if (row.state === 'waiting' || row.state === 'over' || row.email === null || row.purpose === 'thanks') {
      await store.deleteQuestion(tx, row.id);
      return;
    }
    const isLast = row.state === 'asked';
    const change = isLast
      ? ({ state: 'over', email: null, due_at: now + lastAnswer } as const)
      : ({ state: 'asked', due_at: row.due_at + 60 * day } as const);
    if (!(await store.updateQuestion(tx, row, change))) return;
    await ask(context, tx, row, row.email, isLast ? 90 : 30, now);
  });
}

async function ask(
  context: Context,
  tx: Tx,
  { id, campaign_id: campaign }: store.Question,
  email: string,
  days: 30 | 90,
  now: number,
): Promise<void> {
  const post = await kind.store.find(tx, campaign);
  if (!post || post.visibility === 0) return;
  const letter = stillOnMail(post.title, days, linkTo(context, `still-${days}`, id), linkTo(context, 'stop', id));
  await sendMail(tx, { id: null, email }, letter, context.webUrl, now);
}
