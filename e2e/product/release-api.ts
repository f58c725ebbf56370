import { endProcess, freePort, startServer } from '@cyberharbour/processes';
import { newTeam, ReleaseStore, setMember } from '@cyberharbour/releases';

export interface ReleaseApi {
  /** What the API server reaches it by. */
  settings: { RELEASE_API_URL: string; RELEASE_CONSOLE_KEY: string };
  close: () => Promise<void>;
}

/**
 * `cyberharbour-mf serve` on a store, without the smoke mount, which a journey would wait for.
 * @param member who moves what team `local` owns
 */
export async function startReleaseApi(store: string, member: string): Promise<ReleaseApi> {
  const port = await freePort();
  const key = 'a secret of this journey with 32 characters';
  const settings = { RELEASE_API_URL: `http://127.0.0.1:${port}`, RELEASE_CONSOLE_KEY: key.replaceAll(' ', '-') };
  await setMember(new ReleaseStore(store), 'local', member, true);
  const command = [process.env['RELEASES_COMMAND'] ?? '', 'serve', '--no-smoke', '--port', String(port)];
  const { child, ready } = startServer(command, {
    env: { ...process.env, ...settings, RELEASE_STORE: store, HOST: '127.0.0.1' },
  });
  await ready;
  return {
    settings,
    async close() {
      await endProcess(child);
    },
  };
}

/** A team of its own for a unit of release, which the member of team `local` does not move. */
export const giveAway = (store: string, name: string) => newTeam(new ReleaseStore(store), 'others', [name]);
