import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findForeignOrigins } from './same-site.ts';
import { readSettings, WrongSetting } from './settings.ts';

it('has a default for everything', () => {
  const settings = readSettings({});
  assert.deepEqual([settings.apiPort, settings.publicApiUrl, settings.seed], [4000, 'http://localhost:3000', 'demo']);
  assert.deepEqual(settings.webOrigins, [
    'http://localhost:3000',
    'http://localhost:3001',
    'http://localhost:3002',
    'http://localhost:3003',
  ]);
});

it('says a wrong setting in one sentence that names it', () => {
  const wrong = {
    API_PORT: '70000',
    WEB_PORT: 'x',
    DATABASE_URL: 'mysql://h/d',
    SMTP_URL: 'nonsense',
    WEB_ORIGINS: 'https://a.example/path',
    RATE_LIMIT_SCALE: '0',
    RELEASE_REPORT_KEY: 'short',
    RELEASE_REPORTS_PER_ADDRESS: '0',
    REGISTRATIONS_PER_ADDRESS: '0',
    POSTS_PER_MEMBER: '1.5',
    EDITS_PER_MEMBER: 'many',
    PICTURE_QUOTA: '-1',
    PICTURES_WAITING: '0',
    PASSWORD_POLICY: 'strict',
    SEED: 'some',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'short',
    LOG_LEVEL: 'loud',
    PUBLIC_API_URL: 'localhost',
    MAIL_FROM: 'nonsense',
    TRUST_PROXY: 'some',
    METRICS_PORT: '0',
    REDIS_URL: 'localhost:6379',
    REDIS_SENTINELS: 'sentinel-1:26379,sentinel-2',
    DATABASE_READ_URL: 'replica.example',
    DRAIN_SECONDS: '61',
    S3_ENDPOINT: 'bucket.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  };
  for (const [name, value] of Object.entries(wrong)) {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error) => error instanceof WrongSetting && error.message.startsWith(name),
      name,
    );
  }
  const together: [Record<string, string>, string][] = [
    [{ S3_BUCKET: 'pictures' }, 'S3_ENDPOINT must be set when S3_BUCKET is.'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET must be set when S3_ENDPOINT is.'],
    [
      { PASSWORD_POLICY: 'nist', ADMIN_PASSWORD: 'ladder custard' },
      'ADMIN_PASSWORD must have between 15 and 128 characters.',
    ],
    [{ DATABASE_READ_URL: 'postgres://replica/site' }, 'DATABASE_URL must be set when DATABASE_READ_URL is.'],
    [
      { REDIS_URL: 'redis://redis:6379', REDIS_SENTINELS: 'sentinel:26379' },
      'REDIS_URL and REDIS_SENTINELS are two ways to one Redis: set one of them.',
    ],
    [{ WEB_ORIGINS: ',' }, 'WEB_ORIGINS must be made of origins such as https://www.example.org, not "".'],
  ];
  for (const [env, sentence] of together) assert.throws(() => readSettings(env), { message: sentence });
});

it('believes as many proxies as the setting names', () => {
  const trust = (TRUST_PROXY?: string) => readSettings(TRUST_PROXY === undefined ? {} : { TRUST_PROXY }).trustProxy;
  assert.deepEqual([trust(), trust('false'), trust('true'), trust('2')], [0, 0, 1, 2]);
});

it('knows which web addresses could not send the session', () => {
  const publicApiUrl = 'https://api.harbour.org.au';
  const webOrigins = [
    'https://www.harbour.org.au',
    'https://other.org.au',
    'http://www.harbour.org.au',
    'http://127.0.0.1:3000',
  ];
  assert.deepEqual(findForeignOrigins({ publicApiUrl, webOrigins }), webOrigins.slice(1));
  assert.deepEqual(findForeignOrigins(readSettings({})), []);
});
