import { type LetterTopic, newsletterConsent, type Subscription } from '@cyberharbour/shared-api/contract';
import * as counters from '../counters/store.ts';
import type { SubscriberRow } from '../database/letter-tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { ConcurrentUpdateError } from '../http/http-error.ts';
import { takeEvenTime } from '../http/even-timing.ts';
import { newId } from '../database/ids.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Context } from '../context.ts';
import { normalizeEmail } from '../users/email-address.ts';
import { alreadySubscribedMail, confirmMail, welcomeMail } from './newsletter-mails.ts';
import * as store from './store.ts';
import { readToken, tokenFor } from '../mail/link-tokens.ts';
import { minute } from '../clock/durations.ts';

const day = 24 * 60 * minute;
/** What somebody asks for who names nothing. */
const usualTopics: LetterTopic[] = ['monthly'];
/** Between two mails to one address, whoever asks. */
const mailPause = 10 * minute;
const linkLife = 7 * day;

export const linkTo = (
  { publicApiUrl, codeKey }: Pick<Context, 'publicApiUrl' | 'codeKey'>,
  purpose: 'confirm' | 'unsubscribe' | 'topics',
  id: string,
) => `${publicApiUrl}/api/newsletter/${purpose}?token=${tokenFor(codeKey, `newsletter:${purpose}`, id)}`;

/** The same for a new address, one that waits and one that is subscribed: in words, and in time. */
export async function subscribe(context: Context, { email, topics }: Subscription, address: string): Promise<void> {
  await context.limits.newsletterPerAddress.take(address);
  await takeEvenTime(() => ask(context, normalizeEmail(email), JSON.stringify(topics ?? usualTopics)));
  context.wakeMail();
}

async function ask(context: Context, email: string, topics: string): Promise<void> {
  const now = context.clock();
  await transact(context.db, async (tx) => {
    const known = await store.findByEmail(tx, email);
    if (!known) return askNew(context, tx, { email, topics }, now);
    // An address that refused letters proves itself again.
    const isReader = known.state === 'subscribed' && known.bounced_at === null;
    if (known.mailed_at > now - (isReader ? day : mailPause)) return;
    const again = isReader
      ? {}
      : { state: 'waiting' as const, asked_at: now, consent: newsletterConsent, refusals: 0, bounced_at: null, topics };
    if (!(await store.updateSubscriber(tx, known, { ...again, mailed_at: now }))) return;
    await counters.move(tx, 'subscribers', known.state, again.state ?? known.state);
    await mail(context, tx, known, isReader ? 'already' : 'confirm', now);
  });
}

async function askNew(
  context: Context,
  tx: Tx,
  { email, topics }: Pick<SubscriberRow, 'email' | 'topics'>,
  now: number,
): Promise<void> {
  const row: SubscriberRow = {
    id: newId(),
    email,
    state: 'waiting',
    asked_at: now,
    mailed_at: now,
    confirmed_at: null,
    left_at: null,
    consent: newsletterConsent,
    refusals: 0,
    bounced_at: null,
    topics,
  };
  if (!(await store.insertSubscriber(tx, row))) return;
  await counters.add(tx, 'subscribers', 'waiting', 1);
  await mail(context, tx, row, 'confirm', now);
}

async function mail(
  context: Context,
  tx: Tx,
  { id, email }: SubscriberRow,
  which: 'confirm' | 'welcome' | 'already',
  now: number,
): Promise<void> {
  const unsubscribeUrl = linkTo(context, 'unsubscribe', id);
  const letter = {
    confirm: () => confirmMail(linkTo(context, 'confirm', id)),
    welcome: () => welcomeMail(unsubscribeUrl),
    already: () => alreadySubscribedMail({ unsubscribeUrl, topicsUrl: linkTo(context, 'topics', id) }),
  }[which]();
  await sendMail(tx, { id: null, email }, letter, context.webUrl, now);
}

export type LinkResult = 'subscribed' | 'left' | 'expired' | 'unknown';

/** Confirmed twice is confirmed once. */
export async function confirm(context: Context, token: string): Promise<LinkResult> {
  const id = readToken(context.codeKey, 'newsletter:confirm', token);
  if (id === null) return 'unknown';
  const now = context.clock();
  const result = await transact<LinkResult>(context.db, async (tx) => {
    const found = await store.findSubscriber(tx, id);
    if (!found) return 'unknown';
    if (found.state !== 'waiting') return found.state;
    if (found.mailed_at < now - linkLife) return 'expired';
    if (
      !(await store.updateSubscriber(tx, found, {
        state: 'subscribed',
        confirmed_at: now,
        left_at: null,
        mailed_at: now,
      }))
    )
      throw new ConcurrentUpdateError();
    await counters.move(tx, 'subscribers', 'waiting', 'subscribed');
    await mail(context, tx, found, 'welcome', now);
    return 'subscribed';
  });
  context.wakeMail();
  return result;
}

/** For good, and without an account; the consent record stays as proof. */
export async function unsubscribe({ db, codeKey, clock }: Context, token: string): Promise<LinkResult> {
  const id = readToken(codeKey, 'newsletter:unsubscribe', token);
  if (id === null) return 'unknown';
  return transact<LinkResult>(db, async (tx) => {
    const found = await store.findSubscriber(tx, id);
    if (!found) return 'unknown';
    if (found.state === 'left') return 'left';
    // Confirmed at this very moment: read again, or it would stay subscribed.
    if (!(await store.updateSubscriber(tx, found, { state: 'left', left_at: clock() })))
      throw new ConcurrentUpdateError();
    await counters.move(tx, 'subscribers', found.state, 'left');
    return 'left';
  });
}
