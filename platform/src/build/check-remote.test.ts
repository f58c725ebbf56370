import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { buildPackage } from './build-package.ts';
import { BuildRefused, checkChunks, checkRemote } from './check-remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-remote-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A remote whose routes are in two files, one with a pattern that has an optional segment. */
function remote(...paths: string[]) {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'src/routes.tsx'),
    `import { notices } from '@cyberharbour/shared-api/notices';
     import { others } from './others';
     import type { RemoteRoute } from '@cyberharbour/platform';
     export const routes: RemoteRoute[] = [
       { path: '/notices/:id?', handle: { queries: () => [notices()] }, lazy: () => import('./notices-page') },
       ...others,
     ];`,
  );
  writeFileSync(
    join(folder, 'src/others.ts'),
    "export const others = [{ path: '/others', lazy: () => import('./page') }];",
  );
  const claims = paths.map((path) => ({ path, chunk: 'notices' }));
  const about = { name: 'mf_notices', contract: '^1.0.0', api: '^1.0.0', budget: 1000, claims };
  const unit = { folder, name: '@cyberharbour/mf-notices', version: '1.0.0', dependencies: {}, remote: about };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: unit.name, version: unit.version }));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(about));
  return unit;
}
const refused =
  (...reasons: string[]) =>
  (error: unknown) => {
    assert.ok(error instanceof BuildRefused);
    assert.deepEqual(error.reasons, reasons);
    return true;
  };

describe('a remote', () => {
  it('whose routes are its claims may be built', () => checkRemote(remote('/notices', '/notices/:id', '/others')));

  it('with a route that it does not claim, or a claim without a route, is not built', () =>
    assert.rejects(
      buildPackage(remote('/notices', '/notices/:id', '/more').folder),
      refused(
        '@cyberharbour/mf-notices: src/routes.tsx has a route for /others, and remote.json does not claim it.',
        '@cyberharbour/mf-notices: remote.json claims /more, and src/routes.tsx has no route for it.',
      ),
    ));

  it('whose claim names a chunk that the build does not have is not built', () =>
    assert.throws(
      () => checkChunks(remote('/notices'), { others: {} }),
      refused(
        '@cyberharbour/mf-notices: remote.json names the chunk notices for /notices, and no webpackChunkName of src/routes.tsx says so.',
      ),
    ));

  it('whose remote.json breaks its schema is not built', () => {
    const unit = remote('/notices', '/notices/:id', '/others');
    assert.throws(
      () => checkRemote({ ...unit, remote: { ...unit.remote, budget: -1 } }),
      (error) =>
        error instanceof BuildRefused && /^remote\.json of @cyberharbour\/mf-notices: budget: /.test(error.message),
    );
  });
});
