import type { Person, TestResponse } from '../person.ts';
import { addApp } from '../second-steps.ts';
import { password, type TestServer } from '../test-server.ts';

/** Passwords that a race may leave behind. */
export const resetPassword = 'chosen by the mailed code';
export const changedPassword = 'chosen on the security page';

/** The account that two calls touch at the same moment, and what its owner holds. */
export interface Subject {
  server: TestServer;
  admin: Person;
  /** The owner's first browser. */
  member: Person;
  id: string;
  email: string;
  /** Addresses that were proved, or are about to be. */
  proved: Set<string>;
  /** Of its only app; made by the first call that needs it. */
  app(): Promise<Awaited<ReturnType<typeof addApp>>>;
  /** Asks for another address, once. @returns it */
  changeEmail(): Promise<string>;
  /** The text of the newest mail to an address; mails wait in the outbox. */
  mailTo(email: string, holding: string): Promise<string>;
}

let made = 0;

export async function makeSubject(server: TestServer, admin: Person): Promise<Subject> {
  made += 1;
  const email = `subject${made}@example.com`;
  const member = await server.member({ email });
  let app: ReturnType<typeof addApp> | undefined;
  let change: Promise<TestResponse> | undefined;
  const newEmail = `new.${email}`;
  return {
    server,
    admin,
    member,
    id: member.id,
    email,
    proved: new Set([email]),
    app: () => (app ??= addApp(server, member)),
    async changeEmail() {
      change ??= member.put('/user/update', { name: 'S', email: newEmail, role: 'general', currentPassword: password });
      await change;
      return newEmail;
    },
    async mailTo(recipient, holding) {
      const rows = await server.context.db
        .selectFrom('outbox')
        .select('text')
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .execute();
      return rows.find(({ text }) => text.includes(holding))?.text ?? '';
    },
  };
}

export const linkIn = (text: string, path: string) =>
  new RegExp(`/api(${path.replaceAll('/', '\\/')}\\?token=\\S+)`).exec(text)?.[1] ?? `${path}?token=none`;
