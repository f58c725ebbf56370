import type { LetterTopic } from '@cyberharbour/shared-api/contract';
import type { MailToDeliver } from '../mail/delivery.ts';
import { readOldestDue } from '../mail/store.ts';
import { sendLetters } from '../letter-deliveries/send-letters.ts';
import { quietLog } from './quiet-log.ts';
import { subscribeAll } from './readers.ts';
import type { TestServer } from './test-server.ts';

export const tip = { kind: 'tip', text: 'Lock your phone.' };
export const letterForm = (fields: object = {}) => ({ subject: 'What went around in May', blocks: [tip], ...fields });

/** Moderators who write letters to people who read them. */
export function createLetterOffice(server: () => TestServer) {
  const admin = () => server().admin();
  /** They chose these topics, and confirmed just now. */
  async function subscribeTo(topics: readonly LetterTopic[], ...emails: string[]): Promise<void> {
    const { db, clock } = server().context;
    await subscribeAll(db, emails, topics, clock());
  }
  return {
    write: async (fields?: object) => (await (await admin()).post('/admin/letters', letterForm(fields))).body,
    send: async (id: string, body: object = {}) => (await admin()).put(`/admin/letters/${id}/send`, body),
    read: async (id: string) => (await (await admin()).get(`/admin/letters/${id}`)).body,
    subscribeTo,
    /** To the monthly letter. */
    subscribe: (...emails: string[]) => subscribeTo(['monthly'], ...emails),
    /** One look of a process at what is to be sent, once no other mail waits: letters come after them. */
    async look(deliver: (mail: MailToDeliver) => Promise<void> = async () => undefined, turns = Infinity) {
      const { db, clock, wakeMail } = server().context;
      wakeMail();
      while ((await readOldestDue(db, clock())) !== null) await new Promise(setImmediate);
      return lookAtOnce(server(), deliver, turns);
    },
  };
}

/** One look of a process at what is to be sent. @returns what was handed over */
export async function lookAtOnce(
  { context }: TestServer,
  deliver: (mail: MailToDeliver) => Promise<void> = async () => undefined,
  turns = Infinity,
): Promise<MailToDeliver[]> {
  const sent: MailToDeliver[] = [];
  let left = turns;
  await sendLetters({
    context,
    deliver: async (mail) => {
      await deliver(mail);
      sent.push(mail);
    },
    takeTurn: async () => (left -= 1) >= 0,
    connections: 1,
    log: quietLog,
  });
  return sent;
}
