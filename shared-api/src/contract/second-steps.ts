import * as z from 'zod/mini';
import { answer } from './answer.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** How somebody proves a second step: a code of an app, a passkey, or one of the recovery codes. */
export const secondStepMethods = ['code', 'passkey', 'recovery'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** What a fresh check asks for: the second step, and the password where the account has none. */
export const checkMethods = ['password', ...secondStepMethods] as const;
export type CheckMethod = (typeof checkMethods)[number];

const base64url = (most: number) => text().check(z.regex(/^[\w-]*$/), z.maxLength(most));
const keyName = text('Give it a name.').check(
  z.trim(),
  z.minLength(1, 'Give it a name.'),
  z.maxLength(limits.keyName, `At most ${limits.keyName} characters.`),
);
const code = text('Enter the code.').check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(40));

const Authenticator = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

export const Passkey = z.extend(Authenticator, {
  /** It is stored with its maker too, and outlives the device. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;
export type AuthenticatorApp = z.infer<typeof Authenticator>;

/** Answer of GET /user/second-steps. */
export const SecondSteps = answer({
  apps: z.array(Authenticator),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
  /** False where the site is reached by an address that no passkey can belong to. */
  offersPasskeys: z.boolean(),
});
export type SecondSteps = z.infer<typeof SecondSteps>;

/** Body of POST /user/second-steps/apps, and of PUT /user/second-steps/{id}. */
export const KeyName = z.object({ name: keyName });
export type KeyName = z.infer<typeof KeyName>;

/** An app that waits for its first code; nothing of it is answered again. `path` is SVG path data, a unit a module. */
export const PendingApp = answer({
  _id: z.string(),
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});
export type PendingApp = z.infer<typeof PendingApp>;

/** Answer of what adds a second step; the codes come with the first one, and never again. */
export const SecondStepAdded = answer({ recoveryCodes: z.optional(z.array(z.string())) });
export type SecondStepAdded = z.infer<typeof SecondStepAdded>;

export const RecoveryCodes = answer({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Body of POST /auth/login/second-step: six digits of an app, or a recovery code. */
export const SecondStepCode = z.object({ code });
export type SecondStepCode = z.infer<typeof SecondStepCode>;

/** Answer of GET /auth/login/second-step; empty where no login waits. */
export const LoginMethods = answer({ methods: z.array(z.enum(secondStepMethods)) });
export type LoginMethods = z.infer<typeof LoginMethods>;

const credential = { id: base64url(2000), rawId: base64url(2000), type: z.literal('public-key') };

/** What a browser answers to a passkey's request (WebAuthn Level 3, AuthenticationResponseJSON). */
export const PasskeyUse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(200)),
  }),
});
export type PasskeyUse = z.infer<typeof PasskeyUse>;

/** Body of POST /auth/login/passkey. */
export const PasskeyLogin = z.object({ passkey: PasskeyUse });
export type PasskeyLogin = z.infer<typeof PasskeyLogin>;

/** Body of POST /user/second-steps/passkeys (WebAuthn Level 3, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  name: keyName,
  passkey: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(40_000),
      transports: z.optional(z.array(text().check(z.maxLength(40))).check(z.maxLength(10))),
    }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

const credentialNames = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) }),
);

/** Options of `navigator.credentials.get`. */
export const PasskeyRequest = answer({
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
    allowCredentials: z.optional(credentialNames),
  }),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** Options of `navigator.credentials.create`. */
export const PasskeyCreation = answer({
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: credentialNames,
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** Answer of GET /auth/check: whether a check is fresh enough, and what a new one may be made with. */
export const CheckState = answer({ isFresh: z.boolean(), methods: z.array(z.enum(checkMethods)) });
export type CheckState = z.infer<typeof CheckState>;

/** Body of POST /auth/check: one of the three. */
export const FreshCheck = z.union(
  [
    z.object({ password: text().check(z.minLength(1), z.maxLength(limits.passwordMax)) }),
    z.object({ code }),
    z.object({ passkey: PasskeyUse }),
  ],
  'Enter your password or a code.',
);
export type FreshCheck = z.infer<typeof FreshCheck>;
