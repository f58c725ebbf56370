import type {
  AuthenticatorApp,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  PendingApp,
  SecondSteps,
} from '../contract/index';

const then = '2026-03-04T05:06:07.000Z';

/** As they are shown once. */
export const recoveryCodes: string[] = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKMN-${2340 + at}`);

export const authenticatorApp = (some: Partial<AuthenticatorApp> = {}): AuthenticatorApp => ({
  _id: 'a1',
  name: 'Phone',
  createdAt: then,
  lastUsedAt: null,
  ...some,
});

export const passkey = (some: Partial<Passkey> = {}): Passkey => ({
  ...authenticatorApp({ _id: 'p1', name: 'Laptop' }),
  isBackedUp: true,
  ...some,
});

export const secondSteps = (some: Partial<SecondSteps> = {}): Omit<SecondSteps, 'success'> => ({
  apps: [],
  passkeys: [],
  recoveryCodesLeft: 0,
  offersPasskeys: true,
  ...some,
});

/** An app before its first code. */
export const pendingApp = (): Omit<PendingApp, 'success'> => ({
  _id: 'a1',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/CyberHarbour:tom?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: 3, path: 'M0 0h3v1h-3z' },
});

const challenge = 'c'.repeat(72);

export const passkeyRequest = (): PasskeyRequest['options'] => ({
  challenge,
  rpId: 'example.com',
  timeout: 300_000,
  userVerification: 'required',
});

export const passkeyCreation = (): PasskeyCreation['options'] => ({
  challenge,
  rp: { id: 'example.com', name: 'CyberHarbour' },
  user: { id: 'dTE', name: 'tom@example.com', displayName: 'Tom Okafor' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});
