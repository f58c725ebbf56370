import * as z from 'zod';
import { Revision } from '../store/revision.ts';
import { callerOfReleases } from './client.ts';

export interface RemotePromotion {
  name: string;
  version: string;
  percent?: number | undefined;
  reason?: string | undefined;
  /** Sent as a bearer token. */
  token: string;
}

const Units = z.array(z.object({ name: z.string(), revision: z.number().optional() }));

/**
 * Promotes on another machine, which asks the gates and mounts the version; refused where somebody moves the unit
 * meanwhile.
 * @throws ReleaseRefused with every reason
 */
export async function promoteThere(
  address: string,
  { name, version, percent, reason, token }: RemotePromotion,
): Promise<Revision> {
  const ask = callerOfReleases(address, token);
  const unit = Units.parse(await ask('/units')).find((one) => one.name === name);
  const moved = await ask(`/units/${name}/promote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'if-match': `"${unit?.revision ?? 0}"` },
    body: JSON.stringify({ version, percent, reason }),
  });
  return Revision.parse(moved);
}
