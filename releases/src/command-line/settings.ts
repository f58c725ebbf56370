import { apiVersionAt } from '../api-server/api-version.ts';
import { WrongUse } from './command.ts';
import { program } from './program.ts';

/** Who does it and why; by default whoever is signed in to this machine. */
export const noteOf = ({ reason, by }: { reason?: string | undefined; by?: string | undefined }) => ({
  reason,
  by: by ?? process.env['USER'],
});

/** Version of the API that releases will call, as `--api` or API_URL say it. */
export const apiOf = ({ api }: { api?: string | undefined }) => apiVersionAt(api ?? process.env['API_URL']);

/** Resolves at the first SIGINT or SIGTERM. */
export const untilEnded = () =>
  new Promise<void>((ended) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended);
  });

/** @throws WrongUse when it is no TCP port */
export function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new WrongUse(`--port ${text} is no port.`);
  return port;
}

/** The token of the team, for another machine. @throws WrongUse where it is missing, or the address is none */
export function tokenFor(address: string): string {
  const token = process.env['RELEASE_TOKEN'];
  if (!URL.canParse(address)) throw new WrongUse(`--to ${address} is no address.`);
  if (!token) throw new WrongUse(`RELEASE_TOKEN is missing: the token of the team (${program} keys token).`);
  return token;
}
