import type { PasskeyCreation, PasskeyRequest } from '@cyberharbour/shared-api/contract';
import { Secret, TOTP } from 'otpauth';
import { PasskeyDevice } from './passkey-device.ts';
import type { Person, TestResponse } from './person.ts';
import type { TestServer } from './test-server.ts';

/** What an app shows that read the secret. @param at milliseconds */
export const codeOf = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Adds an app to the account of a member who is signed in, and moves the clock past the code that it took. */
export async function addApp(server: TestServer, member: Person, name = 'Phone') {
  const { _id, secret } = (await member.post('/user/second-steps/apps', { name })).body;
  const code = codeOf(secret, server.context.clock());
  const done = await member.post(`/user/second-steps/apps/${_id}/confirm`, { code });
  if (done.status !== 200) throw new Error(done.text);
  server.pass(30_000);
  return {
    id: _id,
    recoveryCodes: done.body.recoveryCodes ?? [],
    /** The code of this moment; afterwards the clock is past it. */
    next() {
      const now = codeOf(secret, server.context.clock());
      server.pass(30_000);
      return now;
    },
    peek: () => codeOf(secret, server.context.clock()),
    codeAt: (at: number) => codeOf(secret, at),
  };
}

const requestOf = ({ body }: TestResponse) => (body as unknown as PasskeyRequest).options;
export const creationOf = ({ body }: TestResponse) => (body as unknown as PasskeyCreation).options;

export async function addPasskey(member: Person, name = 'Laptop') {
  const device = new PasskeyDevice();
  const options = creationOf(await member.post('/user/second-steps/passkeys/options'));
  const done = await member.post('/user/second-steps/passkeys', { name, passkey: device.create(options) });
  if (done.status !== 201) throw new Error(done.text);
  return { device, recoveryCodes: done.body.recoveryCodes ?? [] };
}

/** What the device answers to a fresh challenge of a login, or of another call. */
export const useDevice = async (
  who: Person,
  device: PasskeyDevice,
  where: Parameters<PasskeyDevice['get']>[1] = {},
  url = '/auth/login/passkey/options',
) => device.get(requestOf(await who.post(url)), where);
