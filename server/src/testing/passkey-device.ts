import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (kind: number, value: number) => {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
};

/** As much of CBOR (RFC 8949) as a passkey writes. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(encode)]);
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (words: string | Buffer) => createHash('sha256').update(words).digest();

interface Signing {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
}

interface Circumstances {
  /** The page that asks. */
  origin?: string;
  /** Whether its owner was recognised. */
  isVerified?: boolean;
  counter?: number;
}

/** An authenticator in software, with one passkey (WebAuthn Level 3, ES256). */
export class PasskeyDevice {
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  readonly id = randomBytes(32);
  userHandle = '';
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    [this.#key, this.#publicKey] = [privateKey, publicKey];
  }

  #data(rpId: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  create(options: Signing & { user: { id: string } }, where: Circumstances = {}) {
    const { origin = 'http://localhost:3000', isVerified = true } = where;
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([
      this.#data(options.rp?.id ?? '', 0x41 | (isVerified ? 4 : 0), this.counter),
      Buffer.alloc(16),
      length,
      this.id,
      encode(key),
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', options.challenge, origin)),
        attestationObject: base64url(encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  get(options: Signing, where: Circumstances = {}) {
    const { origin = 'http://localhost:3000', isVerified = true } = where;
    this.counter = where.counter ?? this.counter + 1;
    const data = this.#data(options.rpId ?? '', 1 | (isVerified ? 4 : 0), this.counter);
    const client = this.#client('webauthn.get', options.challenge, origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: this.userHandle,
      },
    };
  }
}
