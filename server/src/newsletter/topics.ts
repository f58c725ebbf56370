import { type LetterTopic, letterTopics } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { SubscriberRow } from '../database/letter-tables.ts';
import { transact } from '../database/transact.ts';
import { ConcurrentUpdateError } from '../http/http-error.ts';
import { topicsOf } from '../letters/store.ts';
import { readToken, tokenFor } from '../mail/link-tokens.ts';
import type { LinkResult } from './newsletter.ts';
import * as store from './store.ts';

/** What somebody chose, with the right to end all of it. */
export interface Choice {
  topics: readonly LetterTopic[];
  unsubscribeToken: string;
}

/** The boxes of a form that are ticked; what is no topic is none. */
export function readChosen(body: unknown): LetterTopic[] {
  const { topic } = (body ?? {}) as { topic?: unknown };
  const ticked = [topic].flat();
  return letterTopics.filter((each) => ticked.includes(each));
}

/** Only who reads letters chooses: whoever left, or never confirmed, reads where they stand. */
const isReader = ({ state }: SubscriberRow) => state === 'subscribed';

const show = ({ codeKey }: Pick<Context, 'codeKey'>, { id, topics }: Pick<SubscriberRow, 'id' | 'topics'>): Choice => ({
  topics: topicsOf({ topics }),
  unsubscribeToken: tokenFor(codeKey, 'newsletter:unsubscribe', id),
});

const readReader = (codeKey: Buffer, token: string) => readToken(codeKey, 'newsletter:topics', token);

export async function findChoice(context: Context, token: string): Promise<Choice | LinkResult> {
  const id = readReader(context.codeKey, token);
  const found = id === null ? undefined : await store.findSubscriber(context.db, id);
  if (!found) return 'unknown';
  return isReader(found) ? show(context, found) : 'left';
}

/** Nothing chosen changes nothing: to end all of it is another button. */
export async function saveChoice(
  context: Context,
  token: string,
  chosen: readonly LetterTopic[],
): Promise<Choice | LinkResult> {
  const id = readReader(context.codeKey, token);
  if (id === null || chosen.length === 0) return findChoice(context, token);
  return transact<Choice | LinkResult>(context.db, async (tx) => {
    const found = await store.findSubscriber(tx, id);
    if (!found) return 'unknown';
    if (!isReader(found)) return 'left';
    const topics = JSON.stringify(chosen);
    if (!(await store.updateSubscriber(tx, found, { topics }))) throw new ConcurrentUpdateError();
    return show(context, { id, topics });
  });
}
