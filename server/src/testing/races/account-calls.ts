import { eraseAccounts } from '../../account-deletion/job.ts';
import { recoverAccounts } from '../../account-recovery/job.ts';
import { PasskeyDevice } from '../passkey-device.ts';
import { codeOf, creationOf } from '../second-steps.ts';
import { type Call, type Result, simple } from './call.ts';
import { linkIn, type Subject } from './subject.ts';

const job = (run: () => Promise<void>) => async (): Promise<Result> => {
  await run();
  return { status: 0, text: '' };
};

async function askRecovery(subject: Subject, state?: 'waiting') {
  const { server, email, id } = subject;
  const newEmail = `found.${email}`;
  await server.person().post('/auth/recovery', { email, newEmail, secondStep: 'lost' });
  subject.proved.add(newEmail);
  const link = linkIn(await subject.mailTo(newEmail, 'recovery/confirm'), '/auth/recovery/confirm');
  if (state === undefined) return link;
  await server.person().post(link);
  const { db, clock } = server.context;
  await db.updateTable('account_recoveries').set({ state, due_at: clock() }).where('user_id', '=', id).execute();
  return link;
}

const askDeletion = ({ member }: Subject) => member.post('/user/deletion', { posts: 'stay' });

/** About its second steps, its role, its deletion, its recovery and its data. */
export const accountCalls: readonly Call[] = [
  {
    name: 'app added',
    isOnce: true,
    audited: 'user.key-added',
    async prepare({ server, member }) {
      const { _id, secret } = (await member.post('/user/second-steps/apps', { name: 'Phone' })).body;
      const code = secret ? codeOf(secret, server.context.clock()) : '';
      return () => member.post(`/user/second-steps/apps/${_id}/confirm`, { code });
    },
  },
  {
    name: 'passkey added',
    isOnce: true,
    audited: 'user.key-added',
    async prepare({ member }) {
      const answer = await member.post('/user/second-steps/passkeys/options');
      const passkey = answer.status === 200 ? new PasskeyDevice().create(creationOf(answer)) : {};
      return () => member.post('/user/second-steps/passkeys', { name: 'Laptop', passkey });
    },
  },
  {
    name: 'second step removed',
    isAlone: true,
    isOnce: true,
    audited: 'user.key-removed',
    async prepare(subject) {
      const { id } = await subject.app();
      return () => subject.member.delete(`/user/second-steps/${id}`);
    },
  },
  {
    name: 'recovery codes renewed',
    isAlone: true,
    audited: 'user.recovery-codes',
    async prepare(subject) {
      await subject.app();
      return () => subject.member.post('/user/second-steps/recovery-codes');
    },
  },
  { name: 'role set', prepare: simple(({ admin, id }) => admin.put(`/admin/users/${id}/role`, { role: 'business' })) },
  {
    name: 'deleted by an administrator',
    isOnce: true,
    audited: 'user.deleted',
    prepare: simple(({ admin, id }) => admin.delete(`/admin/users/${id}`)),
  },
  { name: 'deletion asked for', prepare: simple(askDeletion) },
  {
    name: 'deletion cancelled',
    isOnce: true,
    audited: 'user.deletion-cancelled',
    prepare: async (subject) => {
      await askDeletion(subject);
      return () => subject.member.delete('/user/deletion');
    },
  },
  {
    name: 'deletion done',
    isAlone: true,
    async prepare(subject) {
      await askDeletion(subject);
      const { context } = subject.server;
      await context.db.updateTable('account_deletions').set({ due_at: 0 }).where('user_id', '=', subject.id).execute();
      return job(() => eraseAccounts.run(context));
    },
  },
  {
    name: 'recovery confirmed',
    prepare: async (subject) => {
      const link = await askRecovery(subject);
      return () => subject.server.person().post(link);
    },
  },
  {
    name: 'recovery stopped',
    isOnce: true,
    audited: 'user.recovery-stopped',
    prepare: async (subject) => {
      await askRecovery(subject, 'waiting');
      return () => subject.member.delete('/user/recovery');
    },
  },
  {
    name: 'recovery done',
    isAlone: true,
    prepare: async (subject) => {
      await askRecovery(subject, 'waiting');
      return job(() => recoverAccounts.run(subject.server.context));
    },
  },
  { name: 'export begun', prepare: simple(({ member }) => member.post('/user/export')) },
];
