import { resolve } from 'node:path';
import * as z from 'zod';
import type { ClientLimits } from '@cyberharbour/http-server';
import type { PageLimits } from './page-limits.ts';

/** What a setting means: the row of README's table about it. */
export interface SettingMeaning {
  unset: string;
  set: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = (name: string, unset: number) => {
  const sentence = `${name} must be a port number.`;
  return z.coerce.number(sentence).int(sentence).min(1, sentence).max(65_535, sentence).default(unset);
};

const drainSentence = 'DRAIN_SECONDS must be a whole number from 0 to 60.';

const meaning = (unset: string, set: string): SettingMeaning & Record<string, unknown> => ({ unset, set });

/** Every setting of the web server by its environment variable; its metadata is a `SettingMeaning`. */
export const settingsSchema = z.object({
  WEB_PORT: port('WEB_PORT', 3000).meta(meaning('3000', 'another port of the web server')),
  API_PORT: port('API_PORT', 4000).meta(meaning('4000', 'another port of the API')),
  HOST: z
    .string()
    .default('localhost')
    .meta(meaning('this machine only', 'the address that the web server listens on')),
  PUBLIC_API_URL: z
    .url('PUBLIC_API_URL must be an address like https://api.example.com.')
    .optional()
    .meta(meaning('the web server, which passes calls on', 'a host of its own, where browsers reach the API')),
  INTERNAL_API_URL: z
    .url('INTERNAL_API_URL must be an address like http://api:4000.')
    .optional()
    .meta(meaning('`http://localhost:API_PORT`', 'where the web server reaches the API')),
  PUBLIC_WEB_URL: z
    .url('PUBLIC_WEB_URL must be an address like https://www.example.com.')
    .optional()
    .meta(meaning('`http://localhost:WEB_PORT`', 'where browsers reach the web server: in canonical addresses')),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'SECURITY_CONTACT must start with mailto: or https://.')
    .optional()
    .meta(
      meaning(
        'the contact page',
        'whom to write to about a weakness: the `mailto:` or `https:` address in `security.txt`',
      ),
    ),
  DRAIN_SECONDS: z.coerce
    .number(drainSentence)
    .int(drainSentence)
    .min(0, drainSentence)
    .max(60, drainSentence)
    .default(0)
    .meta(
      meaning(
        '0',
        'how many seconds `/readyz` says that this process ends, before it closes anything: longer than a balancer takes to notice',
      ),
    ),
  SERVER_RENDERING: z
    .enum(['on', 'off'], 'SERVER_RENDERING must be on or off.')
    .default('on')
    .meta(meaning('`on`', '`off`: browsers render every page')),
  TRUST_PROXY: z
    .string()
    .transform((value) => ({ true: 1, false: 0 })[value] ?? Number(value))
    .refine(
      (proxies) => Number.isInteger(proxies) && proxies >= 0 && proxies <= 9,
      'TRUST_PROXY must be true, false or how many proxies stand in front.',
    )
    .optional()
    .meta(
      meaning(
        'none',
        'how many proxies stand in front of the web server (`true` is one): their `X-Forwarded-For` and `X-Forwarded-Proto` count',
      ),
    ),
  RELEASE_STORE: z
    .string()
    .default('.release-store')
    .meta(
      meaning('`.release-store`', 'where releases lie: a folder, or `s3://bucket/prefix` with the `S3_*` settings'),
    ),
  RELEASE_KEYS: z
    .string()
    .optional()
    .meta(meaning('`keys/` in the store', "the teams' public keys, out of the publishers' reach")),
  RELEASE_REPORT_KEY: z
    .string()
    .min(32, 'RELEASE_REPORT_KEY must have at least 32 characters.')
    .optional()
    .meta(
      meaning(
        'reports of how releases do are taken from any page',
        'a secret of 32 characters or more that web server and API share: only tabs with a page of that web server count',
      ),
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta(meaning('`.data`', "where the web server's last verified release set lives, in the folder `web`")),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318.' })
    .optional()
    .meta(
      meaning(
        'no spans',
        'an OpenTelemetry collector (OTLP over HTTP) that gets a span of each request, its queries and its rendering',
      ),
    ),
  LOG_LEVEL: z
    .enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
    .default('warn')
    .meta(meaning('`warn`', 'how much is logged')),
});

export interface Settings {
  port: number;
  host: string;
  /** Origin of the API, as browsers reach it; empty where this server passes their calls on. */
  apiOrigin: string;
  /** Where this server reaches the API; `apiOrigin` where it is left out. */
  internalApiOrigin?: string | undefined;
  /** Where browsers reach this server; without it public pages are rendered by the browser. */
  webOrigin?: string | undefined;
  /** How many proxies of one's own stand in front; none where it is left out. */
  trustProxy?: number | undefined;
  /** In security.txt; the contact page where it is left out. */
  securityContact?: string | undefined;
  store: string;
  keys?: string | undefined;
  /** The secret that pages' tickets for reports are signed with; without it pages carry none. */
  reportKey?: string | undefined;
  /** Folder of the last verified set; without it the set does not survive a restart. */
  state?: string | undefined;
  /**
   * Milliseconds that one reading of what is live, and of whether the public content changed, counts for all pages; and
   * between two looks at every pointer.
   */
  freshness?: { set: number; changes: number; pointers?: number } | undefined;
  /** What clients may take; tests set other ones. */
  clientLimits?: ClientLimits | undefined;
  /** What pages wait for; tests set other ones. */
  pageLimits?: PageLimits | undefined;
  /** `warn` where it is left out. */
  logLevel?: (typeof logLevels)[number] | undefined;
  /** Where spans are sent; none where it is left out. */
  otlpEndpoint?: string | undefined;
  /** Milliseconds between saying that this process ends, and closing anything. */
  drainNotice?: number;
}

/**
 * Reads the settings; an empty variable counts as unset.
 * @throws with one sentence that names the setting, when one is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const variables = Object.entries(environment).filter(([, value]) => value !== '');
  const { success, data, error } = settingsSchema.safeParse(Object.fromEntries(variables));
  if (!success) throw new Error(error.issues[0]?.message ?? 'A setting is wrong.');
  const webOrigin = new URL(data.PUBLIC_WEB_URL ?? `http://localhost:${data.WEB_PORT}`).origin;
  const publicApiOrigin = new URL(data.PUBLIC_API_URL ?? webOrigin).origin;
  const ownApiOrigin = publicApiOrigin === webOrigin ? '' : publicApiOrigin;
  return {
    port: data.WEB_PORT,
    host: data.HOST,
    apiOrigin: ownApiOrigin,
    internalApiOrigin: new URL(data.INTERNAL_API_URL ?? (ownApiOrigin || `http://localhost:${data.API_PORT}`)).origin,
    ...(data.SERVER_RENDERING === 'on' && { webOrigin }),
    trustProxy: data.TRUST_PROXY,
    securityContact: data.SECURITY_CONTACT,
    store: data.RELEASE_STORE,
    keys: data.RELEASE_KEYS,
    reportKey: data.RELEASE_REPORT_KEY,
    state: resolve(data.DATA_DIR, 'web'),
    logLevel: data.LOG_LEVEL,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainNotice: data.DRAIN_SECONDS * 1000,
  };
}
