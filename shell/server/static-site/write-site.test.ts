import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { integrityOf, liveSet } from '@cyberharbour/releases';
import type { ReleaseSet, ReleaseSetRest } from '@cyberharbour/platform';
import { writeSite } from './write-site.ts';
import { TestWebServer } from '../testing/test-web-server.ts';

const server = await TestWebServer.create();
const out = join(server.scratch, 'site');
const text = (file: string) => readFile(join(out, file), 'utf8');
after(() => server.close());
before(async () => {
  await server.resetStore();
  await writeSite(server.store, await liveSet(server.store), 'https://api.example.com', out);
});

describe('an exported site', () => {
  it('has a page per claimed path, one for all others, and every script that they name', async () => {
    const page = await text('pages/mf_public.html');
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as {
      integrity: Record<string, string>;
    };
    const set = JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as ReleaseSet;
    const rest = await text(set.rest?.address ?? '');
    assert.equal(integrityOf(Buffer.from(rest)), set.rest?.integrity);
    const { integrity: others } = JSON.parse((JSON.parse(rest) as ReleaseSetRest).importMap) as typeof map;
    const scripts = { ...map.integrity, ...others };
    assert.equal(Object.keys(scripts).length, 4);
    for (const [file, integrity] of Object.entries(scripts)) {
      assert.equal(
        `sha384-${createHash('sha384')
          .update(await readFile(join(out, file)))
          .digest('base64')}`,
        integrity,
      );
      await access(join(out, `${file}.br`));
    }
    assert.match(await text('pages/404.html'), /shell\.0a1b2c3d\.js/);
  });

  it('allows exactly the import map of its pages, by headers that are the same for all', async () => {
    const headers = JSON.parse(await text('headers.json')) as Record<string, string>;
    for (const page of ['mf_public', 'mf_admin', '404']) {
      const map = /<script type="importmap">(.*?)<\/script>/s.exec(await text(`pages/${page}.html`))?.[1] ?? '';
      assert.ok(
        headers['content-security-policy']?.includes(`'sha256-${createHash('sha256').update(map).digest('base64')}'`),
      );
    }
    assert.match(
      await text('page-headers.conf'),
      /^add_header integrity-policy "blocked-destinations=\(script\)" always;$/m,
    );
  });

  it('tells nginx which page a path gets', async () => {
    assert.match(
      await text('site.conf'),
      /location ~ "\^\/mf_public\/\?\$" \{ try_files \/pages\/mf_public\.html =404; include page-headers\.conf; \}/,
    );
  });
});
