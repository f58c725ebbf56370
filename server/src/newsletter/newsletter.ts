import { newsletterConsent } from '@cyberharbour/shared-api/contract';
import * as counters from '../counters/store.ts';
import type { SubscriberRow } from '../database/tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { evenly } from '../http/even-timing.ts';
import { newId } from '../database/ids.ts';
import { enqueue } from '../mail/store.ts';
import type { Parts } from '../context.ts';
import { emailKey } from '../users/users.ts';
import { alreadyLetter, confirmLetter, welcomeLetter } from './newsletter-mails.ts';
import * as store from './store.ts';
import { readToken, tokenFor } from './tokens.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Between two mails to one address, whoever asks. */
const mailPause = 10 * minute;
const linkLife = 7 * day;

const linkTo = ({ publicApiUrl, codeKey }: Parts, purpose: 'confirm' | 'unsubscribe', id: string) =>
  `${publicApiUrl}/api/newsletter/${purpose}?token=${tokenFor(codeKey, purpose, id)}`;

/** The same for a new address, one that waits and one that is subscribed: in words, and in time. */
export async function subscribe(parts: Parts, given: string, address: string): Promise<void> {
  await parts.limits.newsletterPerAddress.take(address);
  await evenly(() => ask(parts, emailKey(given)));
  parts.wakeMail();
}

async function ask(parts: Parts, email: string): Promise<void> {
  const now = parts.clock();
  await transact(parts.db, async (tx) => {
    const known = await store.findByEmail(tx, email);
    if (!known) return askNew(parts, tx, email, now);
    if (known.mailed_at > now - (known.state === 'subscribed' ? day : mailPause)) return;
    const again =
      known.state === 'subscribed' ? {} : { state: 'waiting' as const, asked_at: now, consent: newsletterConsent };
    if (!(await store.updateSubscriber(tx, known, { ...again, mailed_at: now }))) return;
    await counters.move(tx, 'subscribers', known.state, again.state ?? known.state);
    await mail(parts, tx, known, known.state === 'subscribed' ? 'already' : 'confirm', now);
  });
}

async function askNew(parts: Parts, tx: Tx, email: string, now: number): Promise<void> {
  const row: SubscriberRow = {
    id: newId(),
    email,
    state: 'waiting',
    asked_at: now,
    mailed_at: now,
    confirmed_at: null,
    left_at: null,
    consent: newsletterConsent,
  };
  if (!(await store.insertSubscriber(tx, row))) return;
  await counters.add(tx, 'subscribers', 'waiting', 1);
  await mail(parts, tx, row, 'confirm', now);
}

async function mail(
  parts: Parts,
  tx: Tx,
  { id, email }: SubscriberRow,
  which: 'confirm' | 'welcome' | 'already',
  now: number,
): Promise<void> {
  const unsubscribeUrl = linkTo(parts, 'unsubscribe', id);
  const words = {
    confirm: () => confirmLetter(linkTo(parts, 'confirm', id)),
    welcome: () => welcomeLetter(unsubscribeUrl),
    already: () => alreadyLetter(unsubscribeUrl),
  }[which]();
  await enqueue(
    tx,
    {
      userId: null,
      kind: 'newsletter',
      recipient: email,
      ...words,
      ...(which === 'confirm' ? {} : { unsubscribeUrl }),
    },
    now,
  );
}

export type Outcome = 'subscribed' | 'left' | 'expired' | 'unknown';

/** Confirmed twice is confirmed once. */
export async function confirm(parts: Parts, token: string): Promise<Outcome> {
  const id = readToken(parts.codeKey, 'confirm', token);
  if (id === null) return 'unknown';
  const now = parts.clock();
  const outcome = await transact<Outcome>(parts.db, async (tx) => {
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
      return 'subscribed';
    await counters.move(tx, 'subscribers', 'waiting', 'subscribed');
    await mail(parts, tx, found, 'welcome', now);
    return 'subscribed';
  });
  parts.wakeMail();
  return outcome;
}

/** For good, and without an account; the consent record stays as proof. */
export async function unsubscribe({ db, codeKey, clock }: Parts, token: string): Promise<Outcome> {
  const id = readToken(codeKey, 'unsubscribe', token);
  if (id === null) return 'unknown';
  return transact<Outcome>(db, async (tx) => {
    const found = await store.findSubscriber(tx, id);
    if (!found) return 'unknown';
    if (found.state === 'left' || !(await store.updateSubscriber(tx, found, { state: 'left', left_at: clock() })))
      return 'left';
    await counters.move(tx, 'subscribers', found.state, 'left');
    return 'left';
  });
}
