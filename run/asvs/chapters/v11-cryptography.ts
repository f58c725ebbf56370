import { type Chapter, meet, notApplicable } from '../requirement.ts';

export const cryptography: Chapter = {
  title: 'V11 Cryptography',
  requirements: {
    '11.1.1': meet(
      'Keys have a written policy and life.',
      'Which there are, who holds them, how each is replaced.',
      'releaseKeys',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.1.2': meet(
      'Keys and algorithms are listed.',
      'With what each protects.',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.2.1': meet(
      'Cryptography comes from proven implementations.',
      '`node:crypto` (OpenSSL), argon2 of RustCrypto, SimpleWebAuthn, otpauth.',
      'bom',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.2.2': meet(
      'Algorithms and keys can be replaced, and data encrypted anew.',
      'Passwords carry their parameters, keys of releases rotate by a command, tickets by a setting, and `db replace-key` replaces the code key and encrypts the secrets of apps anew.',
      'releaseKeys',
      'codeKey',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.2.3': meet(
      'Everything has 128 bits of security.',
      'SHA-256, HMAC-SHA-256, AES-256-GCM, Ed25519; SHA-1 only inside the codes of apps, as every app wants it.',
      'appSecret',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.3.1': meet(
      'No insecure modes or paddings.',
      'AES-256-GCM alone.',
      'appSecret',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.3.2': meet(
      'Approved ciphers only.',
      'AES-256-GCM alone.',
      'appSecret',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.3.3': meet('Encrypted data cannot be changed unnoticed.', 'GCM, with the id of the row bound in.', 'appSecret'),
    '11.4.1': meet(
      'Approved hash functions only.',
      'SHA-256 and SHA-384; a test reads the sources for weaker ones.',
      'sources',
      'docs/protection.md#keys-and-algorithms',
    ),
    '11.4.2': meet(
      'Passwords are hashed slowly, with present parameters.',
      'Argon2id, 19 MiB, two passes.',
      'passwordHash',
    ),
    '11.4.3': meet(
      'Hashes of signatures have 256 bits.',
      'SHA-256 for the log, SHA-384 for scripts, SHA-512 inside Ed25519.',
      'auditChain',
      'pageScripts',
      'releaseKeys',
      'integrity',
    ),
    '11.4.4': notApplicable('Keys made from passwords are stretched.', 'No key is made from a password.'),
    '11.5.1': meet(
      'What must not be guessed is random, with 128 bits.',
      'Tokens have 256 bits, keys 256; codes of fewer bits have few tries. Ids are no secrets.',
      'sessionToken',
      'recoveryCodeBits',
    ),
    '11.6.1': meet(
      'Keys and signatures use approved algorithms.',
      'Ed25519 for releases; passkeys with the algorithms of WebAuthn.',
      'releaseKeys',
      'passkeySite',
    ),
  },
};
