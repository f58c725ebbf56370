import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check.ts';
import { listPackages } from './packages.ts';

/** The paths that the product promises, with the guard that each one has. */
const paths: Record<string, string | undefined> = {
  '/': undefined,
  '/campaigns': undefined,
  '/campaigns/:id': undefined,
  '/blog': undefined,
  '/blog/:id': undefined,
  '/resources': undefined,
  '/resources/:slug': undefined,
  '/assessment': undefined,
  '/about': undefined,
  '/contact': undefined,
  '/terms': undefined,
  '/login': undefined,
  '/signup': undefined,
  '/forgot-password': undefined,
  '/verify-otp': undefined,
  '/reset-password': undefined,
  '/logout': undefined,
  '/campaigns/create': 'session',
  '/campaigns/:id/edit': 'session',
  '/blog/create': 'session',
  '/blog/:id/edit': 'session',
  '/dashboard': 'session',
  '/dashboard/details': 'session',
  '/dashboard/details/security': 'session',
  '/admin': 'admin',
  '/admin/users': 'admin',
  '/admin/approvals': 'admin',
  '/admin/blogs': 'admin',
  '/admin/campaigns': 'admin',
};

interface Claim {
  path: string;
  guard?: string;
}

export function checkClaims(root: string): CheckResult {
  const claims = listPackages(root)
    .map(({ name }) => ({ name, file: join(root, name, 'remote.json') }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ name, file }) =>
      (JSON.parse(readFileSync(file, 'utf8')) as { claims: Claim[] }).claims.map((claim) => ({ ...claim, name })),
    );
  const faults = Object.entries(paths).flatMap(([path, guard]) => {
    const owners = claims.filter((claim) => claim.path === path);
    if (owners.length !== 1)
      return [`${path} is claimed by ${owners.map(({ name }) => name).join(' and ') || 'nobody'}`];
    const actual = owners[0]?.guard;
    return actual === guard ? [] : [`${path} has the guard ${actual ?? 'none'}, not ${guard ?? 'none'}`];
  });
  // A remote may bring paths of its own; each still has one owner, whatever its parameters are called.
  const shape = (path: string) => path.replace(/:\w+/g, ':');
  const clashes = claims
    .filter(({ path }, at) => !(path in paths) && claims.findIndex((other) => shape(other.path) === shape(path)) !== at)
    .map(({ path, name }) => `${name} claims ${path}, which is claimed already`);
  return { ok: faults.length + clashes.length === 0, output: [...faults, ...clashes].join('\n') };
}
