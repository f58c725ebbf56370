import path from 'node:path';

export interface Settings {
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  s3: S3Settings | null;
  redisUrl: string | null;
  /** Where metrics are read, on this machine only; none when unset. */
  metricsPort: number | null;
  /** The OpenTelemetry collector that spans are sent to; none when unset. */
  otlpEndpoint: string | null;
  mailFrom: string;
  adminEmail: string;
  adminPassword: string | null;
  seed: 'demo' | 'none';
  apiHost: string;
  apiPort: number;
  /** What pictures' addresses start with. */
  publicApiUrl: string;
  webOrigins: readonly string[];
  /** Where people read; the first of the origins unless said otherwise. */
  webUrl: string;
  rateLimitScale: number;
  passwordPolicy: PasswordPolicy;
  logLevel: string;
  /** How many proxies of one's own stand in front, each of which adds to X-Forwarded-For; what stands before theirs anybody may have written. */
  trustProxy: number;
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const policies = ['documented', 'asvs', 'nist'] as const;
export type PasswordPolicy = (typeof policies)[number];
/** Characters that a password has at least. */
export const leastPassword: Record<PasswordPolicy, number> = { documented: 6, asvs: 8, nist: 15 };
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const developmentPorts = [3001, 3002, 3003];

/** A setting that cannot work; the message is one sentence that names it. */
export class WrongSetting extends Error {}

type Env = Record<string, string | undefined>;

/** Reads every setting, so that a wrong one is said before anything is opened. */
export function readSettings(env: Env): Settings {
  const text = (name: string) => env[name]?.trim() || null;
  const apiPort = port('API_PORT', text('API_PORT'), 4000);
  const webPort = port('WEB_PORT', text('WEB_PORT'), 3000);
  const named = text('WEB_ORIGINS')
    ?.replace(/,\s*$/, '')
    .split(/[\s,]+/)
    .map((each) => origin('WEB_ORIGINS', each));
  const passwordPolicy = oneOf('PASSWORD_POLICY', text('PASSWORD_POLICY'), policies, 'documented');
  const webOrigins = named ?? [webPort, ...developmentPorts].map((each) => `http://localhost:${each}`);
  return {
    dataDir: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: address('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']),
    smtpUrl: address('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    s3: objectStore(text),
    redisUrl: address('REDIS_URL', text('REDIS_URL'), ['redis:', 'rediss:']),
    metricsPort: text('METRICS_PORT') === null ? null : port('METRICS_PORT', text('METRICS_PORT'), 0),
    otlpEndpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT', text('OTEL_EXPORTER_OTLP_ENDPOINT'), ['http:', 'https:']),
    mailFrom: sender(text('MAIL_FROM') ?? 'CyberHarbour <no-reply@cyberharbour.example>'),
    adminEmail: adminEmail(text('ADMIN_EMAIL') ?? 'admin@cyberharbour.example'),
    adminPassword: adminPassword(env['ADMIN_PASSWORD'] || null, passwordPolicy),
    seed: oneOf('SEED', text('SEED'), ['demo', 'none'] as const, 'demo'),
    apiHost: text('API_HOST') ?? '127.0.0.1',
    apiPort,
    publicApiUrl: origin('PUBLIC_API_URL', text('PUBLIC_API_URL') ?? `http://localhost:${apiPort}`),
    webOrigins,
    webUrl: webOrigins[0] ?? `http://localhost:${webPort}`,
    rateLimitScale: scale(text('RATE_LIMIT_SCALE')),
    passwordPolicy,
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL'), logLevels, 'warn'),
    trustProxy: proxies(text('TRUST_PROXY')),
  };
}

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of it or none: half an object store keeps nothing. */
function objectStore(text: (name: string) => string | null): S3Settings | null {
  const endpoint = address('S3_ENDPOINT', text('S3_ENDPOINT'), ['http:', 'https:']);
  if (endpoint === null) {
    const half = s3Names.find((name) => text(name) !== null);
    if (half) throw new WrongSetting(`S3_ENDPOINT must be set when ${half} is.`);
    return null;
  }
  const [bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => {
    const value = text(name);
    if (value === null) throw new WrongSetting(`${name} must be set when S3_ENDPOINT is.`);
    return value;
  }) as [string, string, string];
  return { endpoint, bucket, region: text('S3_REGION') ?? 'us-east-1', accessKeyId, secretAccessKey };
}

function port(name: string, value: string | null, unset: number): number {
  if (value === null) return unset;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535)
    throw new WrongSetting(`${name} must be a port between 1 and 65535, not "${value}".`);
  return number;
}

function address(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null;
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new WrongSetting(`${name} must be an address that starts with ${starts}.`);
  return value;
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new WrongSetting(`${name} must be made of origins such as https://www.example.org, not "${value}".`);
  }
  return url.origin;
}

function oneOf<Value extends string>(
  name: string,
  value: string | null,
  allowed: readonly Value[],
  unset: Value,
): Value {
  if (value === null) return unset;
  const found = allowed.find((each) => each === value);
  if (!found)
    throw new WrongSetting(`${name} must be ${allowed.join(', ').replace(/, ([^,]*)$/, ' or $1')}, not "${value}".`);
  return found;
}

function proxies(value: string | null): number {
  const number = { true: 1, false: 0 }[value ?? 'false'] ?? Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 9)
    throw new WrongSetting(`TRUST_PROXY must be true, false or how many proxies stand in front, not "${value}".`);
  return number;
}

function scale(value: string | null): number {
  const number = Number(value ?? 1);
  if (!Number.isFinite(number) || number <= 0)
    throw new WrongSetting(`RATE_LIMIT_SCALE must be a number above 0, not "${value}".`);
  return number;
}

/** `name`: where it was given, for the sentence. Throws WrongSetting. */
export function adminEmail(value: string, name = 'ADMIN_EMAIL'): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    throw new WrongSetting(`${name} must be an e-mail address, not "${value}".`);
  return value.toLowerCase();
}

function adminPassword(value: string | null, policy: PasswordPolicy): string | null {
  const least = leastPassword[policy];
  if (value !== null && (value.length < least || value.length > 128))
    throw new WrongSetting(`ADMIN_PASSWORD must have between ${least} and 128 characters.`);
  return value;
}

/** `name@host`, or `Name <name@host>`. */
function sender(value: string): string {
  if (!/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value))
    throw new WrongSetting(
      `MAIL_FROM must be an e-mail address, or a name with one in angle brackets, not "${value}".`,
    );
  return value;
}
