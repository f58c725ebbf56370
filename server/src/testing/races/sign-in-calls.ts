import { password, readCode } from '../test-server.ts';
import { type Call, simple } from './call.ts';
import { changedPassword, linkIn, resetPassword, type Subject } from './subject.ts';

const codeIn = (text: string) => readCode({ text });
const update = (email: string) => ({ name: 'Renamed', email, role: 'general' });

async function verify(subject: Subject, email: string) {
  const { member, id } = subject;
  await member.post('/auth/send-verify-otp');
  const otp = codeIn(await subject.mailTo(email, 'verify'));
  subject.proved.add(email);
  return () => member.post('/auth/verify-otp', { userId: id, otp });
}

/** About the name, the address, the password and the sessions of an account. */
export const signInCalls: readonly Call[] = [
  { name: 'name', prepare: simple(({ member, email }) => member.put('/user/update', update(email))) },
  {
    name: 'business',
    prepare: simple(({ member, email }) =>
      member.put('/user/update', {
        ...update(email),
        role: 'business',
        businessName: 'B',
        businessAddress: 'A',
        businessAbn: '1',
      }),
    ),
  },
  {
    name: 'email asked for',
    prepare: simple(({ member, email }) =>
      member.put('/user/update', { ...update(`other.${email}`), currentPassword: password }),
    ),
  },
  {
    name: 'email confirmed',
    isOnce: true,
    audited: 'user.email',
    prepare: async (subject) => verify(subject, await subject.changeEmail()),
  },
  {
    name: 'email given up',
    prepare: async (subject) => {
      await subject.changeEmail();
      return () => subject.member.delete('/user/email');
    },
  },
  {
    name: 'email taken back',
    isOnce: true,
    endsSessions: true,
    setsPassword: true,
    audited: 'user.email-returned',
    async prepare(subject) {
      await subject.changeEmail();
      const link = linkIn(await subject.mailTo(subject.email, 'email/keep'), '/user/email/keep');
      return () => subject.server.person().post(link);
    },
  },
  {
    name: 'verification',
    isOnce: true,
    async prepare(subject) {
      const { db } = subject.server.context;
      await db.updateTable('users').set({ is_verified: 0 }).where('id', '=', subject.id).execute();
      return verify(subject, subject.email);
    },
  },
  { name: 'code sent', prepare: simple(({ member }) => member.post('/auth/send-verify-otp')) },
  {
    name: 'reset asked for',
    prepare: simple(({ server, email }) => server.person().post('/auth/forgot-password', { email })),
  },
  {
    name: 'reset',
    isOnce: true,
    endsSessions: true,
    setsPassword: true,
    audited: 'user.password',
    async prepare(subject) {
      const { server, email } = subject;
      await server.person().post('/auth/forgot-password', { email });
      const otp = codeIn(await subject.mailTo(email, 'new password:'));
      return () => server.person().post('/reset-password', { email, otp, newPassword: resetPassword });
    },
  },
  {
    name: 'password changed',
    isOnce: true,
    setsPassword: true,
    audited: 'user.password',
    prepare: simple(({ member }) =>
      member.put('/user/password', { currentPassword: password, newPassword: changedPassword }),
    ),
  },
  { name: 'login', prepare: simple(({ server, email }) => server.person().post('/auth/login', { email, password })) },
  {
    name: 'login with a recovery code',
    isAlone: true,
    isOnce: true,
    async prepare(subject) {
      const { recoveryCodes } = await subject.app();
      const person = subject.server.person();
      await person.post('/auth/login', { email: subject.email, password });
      return () => person.post('/auth/login/second-step', { code: recoveryCodes[0] });
    },
  },
  { name: 'other sessions ended', prepare: simple(({ member }) => member.delete('/user/sessions')) },
  { name: 'logout', prepare: simple(({ member }) => member.post('/auth/logout')) },
  {
    name: 'sign-in reported',
    isOnce: true,
    endsSessions: true,
    setsPassword: true,
    audited: 'user.sign-in-reported',
    async prepare(subject) {
      await subject.server.person().post('/auth/login', { email: subject.email, password });
      const link = linkIn(await subject.mailTo(subject.email, 'auth/report'), '/auth/report');
      return () => subject.server.person().post(link);
    },
  },
];
