import { satisfies, validRange } from 'semver';
import { contractVersion } from '@cyberharbour/platform';
import { isShell } from '../discovery/live-set.ts';
import type { LiveRelease } from '../discovery/live-set.ts';
import type { Release } from '../store/release.ts';

type Needs = Pick<Release, 'name' | 'kind' | 'contract' | 'api'> &
  Partial<Pick<Release, 'version' | 'singletons' | 'names' | 'brings'>>;

const called = ({ name, version }: { name: string; version?: string }) =>
  version === undefined ? name : `${name} ${version}`;
const meets = (version: string, range: string) => satisfies(version, range, { includePrerelease: true });

/** Contracts of the shells that draw a remote which brings packages of its own. */
const mounting = '>=1.4.0';

/** Source: semver ranges as npm reads them. */
export const rangeReasons = ({ kind, name, contract, api }: Needs): string[] =>
  kind === 'shell'
    ? []
    : [contract, api]
        .filter((range) => validRange(range) === null)
        .map((range) => `${name}: "${range}" is not a version range.`);

/** Why a remote would break in a shell; none when it would not. */
export function misfits(remote: Needs, shell: Release): string[] {
  const host = `shell ${shell.version}`;
  const contract = meets(shell.contract, remote.contract)
    ? []
    : [`${called(remote)} needs host contract ${remote.contract}, and ${host} speaks ${shell.contract}.`];
  const shared = Object.entries(remote.singletons ?? {}).flatMap(([name, range]) => {
    const given = shell.singletons[name];
    if (given === undefined) return [`${called(remote)} needs ${name} ${range}, and ${host} shares none.`];
    return meets(given, range) ? [] : [`${called(remote)} needs ${name} ${range}, and ${host} shares ${given}.`];
  });
  const lacking = Object.entries(remote.names ?? {}).flatMap(([name, taken]) => {
    const given = shell.names?.[name];
    const missing = given ? taken.filter((one) => !given.includes(one)) : [];
    return missing.length === 0
      ? []
      : [`${called(remote)} needs ${name} with ${missing.join(', ')}, and ${host} gives it without.`];
  });
  const undrawn =
    remote.brings && !meets(shell.contract, mounting)
      ? [`${called(remote)} brings ${Object.keys(remote.brings).join(' and ')}, and ${host} draws no such remote yet.`]
      : [];
  return [...contract, ...shared, ...lacking, ...undrawn];
}

const everyVersion = ({ current, previous, canary }: LiveRelease) => [
  current,
  ...(previous ? [previous] : []),
  ...(canary ? [canary.release] : []),
];

/**
 * In both directions: a remote in every shell that a visitor can get, a shell with every remote that it may have to
 * load.
 */
export function fitReasons(candidate: Needs, live: readonly LiveRelease[]): string[] {
  if (candidate.kind === 'shell') {
    const shell = candidate as Release;
    return live
      .filter((part) => !isShell(part))
      .flatMap((part) => everyVersion(part).flatMap((remote) => misfits(remote, shell)));
  }
  const shell = live.find(isShell);
  if (shell)
    return [shell.current, ...(shell.canary ? [shell.canary.release] : [])].flatMap((host) => misfits(candidate, host));
  return meets(contractVersion, candidate.contract)
    ? []
    : [`${called(candidate)} needs host contract ${candidate.contract}, and the host speaks ${contractVersion}.`];
}

export const apiReasons = (candidate: Needs, api: string): string[] =>
  candidate.kind === 'shell' || meets(api, candidate.api)
    ? []
    : [`${called(candidate)} needs API ${candidate.api}, and the server speaks ${api}.`];

/** Why a version of the API would break what visitors can get now. */
export const brokenByApi = (live: readonly LiveRelease[], api: string): string[] =>
  live.flatMap((part) => everyVersion(part).flatMap((release) => apiReasons(release, api)));
