import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRightMac } from '../facts/compare-mac.ts';

/** Sent with logins alone. It opens nothing: it says that this browser signed in to an account before. */
const deviceCookie = '__Secure-device';
/** in seconds: a year */
const life = 365 * 86_400;
const mostAccounts = 5;

interface Login {
  id: string;
  password_hash: string;
}

/** Bound to the password: after a reset every browser is a stranger. */
const macOf = (key: Buffer, { id, password_hash }: Login, device: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['device', id, device, password_hash]))
    .digest();

const entriesOf = (request: FastifyRequest) => (request.cookies[deviceCookie] ?? '').split('~').filter(Boolean);

/** @returns the name of the device, where it signed in to this account before */
export function findKnownDevice(key: Buffer, request: FastifyRequest, user: Login | undefined): string | null {
  const [, device = '', mac = ''] =
    entriesOf(request)
      .map((entry) => entry.split('.'))
      .find(([id]) => user && id === user.id) ?? [];
  if (!user || device === '') return null;
  return isRightMac(mac, macOf(key, user, device)) ? `${user.id} ${device}` : null;
}

/** The accounts that signed in here last, newest first. */
export function rememberDevice(key: Buffer, request: FastifyRequest, reply: FastifyReply, user: Login): void {
  const device = randomBytes(12).toString('base64url');
  const own = `${user.id}.${device}.${macOf(key, user, device).toString('base64url')}`;
  const others = entriesOf(request).filter((entry) => !entry.startsWith(`${user.id}.`));
  reply.setCookie(deviceCookie, [own, ...others].slice(0, mostAccounts).join('~'), {
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/api/auth/login',
    maxAge: life,
  });
}
