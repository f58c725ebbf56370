import type { Policy } from '../policy/policy.ts';
import type { Release } from '../store/release.ts';

type Bringing = Pick<Release, 'name' | 'files' | 'brings'>;

interface Cost {
  package: string;
  version: string;
  /** Brotli bytes of the built files that it takes. */
  bytes: number;
}

/** What a release brings in another major version than the shell's, and what each costs its pages. */
export const costsOf = ({ files, brings = {} }: Bringing): Cost[] =>
  Object.entries(brings).map(([name, { version, files: own }]) => ({
    package: name,
    version,
    bytes: own.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0),
  }));

/** The costs as a sentence; empty where it brings nothing. */
export function sayCosts(release: Bringing): string {
  const costs = costsOf(release).map(({ package: name, version, bytes }) => `${name} ${version} (${bytes} bytes)`);
  return costs.length === 0 ? '' : ` It brings ${costs.join(' and ')} of its own, on its own pages alone.`;
}

/** What the platform's policy says against it; a package that it does not name for the remote is not to be brought. */
export function broughtReasons(release: Bringing, { majors }: Policy): string[] {
  const { name, files, brings = {} } = release;
  const allowed: Partial<Record<string, number>> = majors[name] ?? {};
  const missing = Object.entries(brings)
    .filter(([, { files: own }]) => own.length === 0 || own.some((file) => !files[file]))
    .map(([one, { version }]) => `${name} brings ${one} ${version}, and does not say in which of its files.`);
  const above = costsOf(release).flatMap(({ package: one, version, bytes }) => {
    const most = allowed[one];
    const cost = `${name} brings ${one} ${version}, which costs its pages ${bytes} bytes`;
    if (most === undefined) return [`${cost}, and the platform's policy does not let it (majors).`];
    return bytes > most ? [`${cost}, and the platform's policy allows ${most}.`] : [];
  });
  return [...missing, ...above];
}
