import path from 'node:path';
import * as z from 'zod';
import { type ClusterSettings, clusterVariables, toClusterSettings } from './cluster-settings.ts';
import { type LinkSettings, linkVariables, toLinkSettings } from './link-settings.ts';
import { type LimitSettings, limitVariables, toLimits } from './limit-settings.ts';
import { type LetterSettings, mailVariables, toLetterSettings } from './mail-settings.ts';
import { readReleaseApi, type ReleaseApiSettings, releaseVariables } from './release-settings.ts';
import { readObjectStore, type S3Settings, s3Variables } from './s3-settings.ts';
import { type RelyingParty, toRelyingParty } from './relying-party.ts';
import {
  readAddress,
  countVariable,
  readAdminEmail,
  readGrace,
  readOneOf,
  readOrigin,
  readPort,
  readProxies,
  readScale,
  variable,
  WrongSetting,
} from './values.ts';
import { hour } from '../clock/durations.ts';

export { readAdminEmail, WrongSetting } from './values.ts';
export type { S3Settings } from './s3-settings.ts';

export interface Settings {
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  s3: S3Settings | null;
  cluster: ClusterSettings;
  /** Where metrics are read; none when unset. */
  metricsPort: number | null;
  metricsHost: string;
  /** The OpenTelemetry collector that spans are sent to; none when unset. */
  otlpEndpoint: string | null;
  mailSender: { from: string; replyTo: string };
  letters: LetterSettings;
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
  limits: LimitSettings;
  links: LinkSettings;
  /** The secret that the web server signs pages' tickets with; none when unset. */
  releaseReportKey: string | null;
  /** None when unset. */
  releaseApi: ReleaseApiSettings | null;
  relyingParty: RelyingParty | null;
  freshCheckMinutes: number;
  /** After the first start; null where administrators need no second step. */
  adminSecondStepDays: number | null;
  passwordPolicy: PasswordPolicy;
  /** in milliseconds, from the sign-in on */
  sessionLife: { member: number; admin: number };
  /** How many days operators store a backup at most; members read the date. */
  backupDays: number;
  logLevel: string;
  /**
   * How many proxies of one's own stand in front, each of which adds to X-Forwarded-For; what stands before theirs
   * anybody may have written.
   */
  trustProxy: number;
}

const policies = ['documented', 'asvs', 'nist'] as const;
export type PasswordPolicy = (typeof policies)[number];
/** Characters that a password has at least. */
export const leastPassword: Record<PasswordPolicy, number> = { documented: 6, asvs: 8, nist: 15 };
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const developmentPorts = [3001, 3002, 3003];

const text = (value: string | null) => value;
const readOrigins = (value: string | null) =>
  value
    ?.replace(/,\s*$/, '')
    .split(/[\s,]+/)
    .map((each) => readOrigin('WEB_ORIGINS', each));

/** Every setting of the API server by its environment variable; its metadata is a `SettingMeaning`. */
export const settingsSchema = z.object({
  DATA_DIR: variable('`.data`', 'where the embedded database, pictures and mails live', (value) =>
    path.resolve(value ?? '.data'),
  ),
  DATABASE_URL: variable('the embedded database', 'a PostgreSQL server, or anything compatible', (value) =>
    readAddress('DATABASE_URL', value, ['postgres:', 'postgresql:']),
  ),
  ...s3Variables,
  ...clusterVariables,
  METRICS_PORT: variable('no figures', 'figures for Prometheus at `METRICS_HOST:METRICS_PORT/metrics`', (value) =>
    value === null ? null : readPort('METRICS_PORT', value, 0),
  ),
  METRICS_HOST: variable(
    'this machine only',
    'the address that figures are given at: no visitor may reach it',
    (value) => value ?? '127.0.0.1',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    'no spans',
    'an OpenTelemetry collector (OTLP over HTTP) that gets a span of each request, its queries and its rendering',
    (value) => readAddress('OTEL_EXPORTER_OTLP_ENDPOINT', value, ['http:', 'https:']),
  ),
  ...mailVariables,
  ADMIN_EMAIL: variable('`admin@cyberharbour.example`', 'the admin that is made at first start', (value) =>
    readAdminEmail(value ?? 'admin@cyberharbour.example'),
  ),
  ADMIN_PASSWORD: variable('a random password, shown once at first start', "that admin's password", text),
  SEED: variable('`demo`: sample posts in an empty database', '`none`: the library alone', (value) =>
    readOneOf('SEED', value, ['demo', 'none'] as const, 'demo'),
  ),
  WEB_PORT: variable('3000', 'another port of the web server', (value) => readPort('WEB_PORT', value, 3000)),
  API_PORT: variable('4000', 'another port of the API', (value) => readPort('API_PORT', value, 4000)),
  API_HOST: variable('this machine only', 'the address that the API listens on', (value) => value ?? '127.0.0.1'),
  PUBLIC_API_URL: variable(
    'the first of `WEB_ORIGINS`: the web server passes calls on',
    'a host of its own, where browsers reach the API',
    (value) => (value === null ? null : readOrigin('PUBLIC_API_URL', value)),
  ),
  WEB_ORIGINS: variable(
    'the web server at `http://localhost:WEB_PORT`, and ports 3001 to 3003 of development',
    'the exact origins that may call with credentials; mails link to the first',
    readOrigins,
  ),
  RATE_LIMIT_SCALE: variable('1', 'multiplies every per-address limit, for load tests', readScale),
  ...limitVariables,
  ...linkVariables,
  ...releaseVariables,
  FRESH_CHECK_MINUTES: countVariable(
    'FRESH_CHECK_MINUTES',
    10,
    'how many minutes after a login, or another proof, keys, e-mail, roles and accounts may change without a new one',
  ),
  ADMIN_SECOND_STEP_DAYS: variable(
    '7',
    'how many days after the first start the console closes for administrators without a second step; `off`: never',
    readGrace,
  ),
  PASSWORD_POLICY: variable('`documented`', '`asvs` or `nist`', (value) =>
    readOneOf('PASSWORD_POLICY', value, policies, 'documented'),
  ),
  SESSION_DAYS: countVariable('SESSION_DAYS', 30, 'days until a member is signed out, half of them without a visit'),
  ADMIN_SESSION_HOURS: countVariable('ADMIN_SESSION_HOURS', 12, 'how many hours an admin stays signed in'),
  BACKUP_DAYS: countVariable(
    'BACKUP_DAYS',
    30,
    'how many days you store a backup at most: members who delete their account read the date',
  ),
  LOG_LEVEL: variable('`warn`', 'how much is logged', (value) => readOneOf('LOG_LEVEL', value, logLevels, 'warn')),
  TRUST_PROXY: variable(
    'none',
    'how many proxies stand in front of the API (`true` is one): each adds the address it saw to `X-Forwarded-For`, and only those words count',
    readProxies,
  ),
});

type Name = keyof typeof settingsSchema.shape;

/**
 * Reads every setting, so that a wrong one is said before anything is opened. An empty variable counts as unset.
 * @throws WrongSetting for the first one that is wrong
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  // A password may begin or end with a space.
  const valueOf = (name: Name) => (name === 'ADMIN_PASSWORD' ? env[name] : env[name]?.trim()) || null;
  const names = Object.keys(settingsSchema.shape) as Name[];
  const values = settingsSchema.parse(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  const webUrl = `http://localhost:${values.WEB_PORT}`;
  const webOrigins = values.WEB_ORIGINS ?? [webUrl, ...developmentPorts.map((port) => `http://localhost:${port}`)];
  return {
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    s3: readObjectStore(values),
    cluster: toClusterSettings(values, values.DATABASE_URL),
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    mailSender: { from: values.MAIL_FROM, replyTo: values.MAIL_REPLY_TO },
    letters: toLetterSettings(values),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: checkAdminPassword(values.ADMIN_PASSWORD, values.PASSWORD_POLICY),
    seed: values.SEED,
    apiHost: values.API_HOST,
    apiPort: values.API_PORT,
    publicApiUrl: values.PUBLIC_API_URL ?? webOrigins[0] ?? webUrl,
    webOrigins,
    webUrl: webOrigins[0] ?? webUrl,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    limits: toLimits(values),
    links: toLinkSettings(values),
    releaseReportKey: values.RELEASE_REPORT_KEY,
    releaseApi: readReleaseApi(values),
    relyingParty: toRelyingParty(webOrigins),
    freshCheckMinutes: values.FRESH_CHECK_MINUTES,
    adminSecondStepDays: values.ADMIN_SECOND_STEP_DAYS,
    passwordPolicy: values.PASSWORD_POLICY,
    sessionLife: { member: values.SESSION_DAYS * 24 * hour, admin: values.ADMIN_SESSION_HOURS * hour },
    backupDays: values.BACKUP_DAYS,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
  };
}

function checkAdminPassword(value: string | null, policy: PasswordPolicy): string | null {
  const least = leastPassword[policy];
  if (value !== null && (value.length < least || value.length > 128))
    throw new WrongSetting(`ADMIN_PASSWORD must have between ${least} and 128 characters.`);
  return value;
}
