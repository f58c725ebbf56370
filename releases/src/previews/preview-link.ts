import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isPreview } from '@cyberharbour/platform';
import { releaseVersionPattern, unitNamePattern } from '@cyberharbour/shared-api/release-contract';
import * as z from 'zod';
import { keyId, ownerOf, publicKeyOf } from '../teams/teams.ts';
import type { Team } from '../teams/teams.ts';

/** No preview lasts longer, in hours. */
export const mostHours = 7 * 24;

/** A preview is named like a branch, in lower-case letters, digits and dashes. */
export const previewNamePattern = /^[a-z\d](?:[a-z\d-]{0,28}[a-z\d])?$/;

/** What a link says: one version of one unit of release, for whoever opens it, until then. */
export const Preview = z.strictObject({
  name: z.string().regex(previewNamePattern),
  unit: z.string().regex(unitNamePattern),
  version: z.string().regex(releaseVersionPattern).refine(isPreview),
  /** In milliseconds since 1970. */
  expires: z.int(),
  /** The address that is opened first. */
  path: z
    .string()
    .regex(/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/)
    .max(200)
    .optional(),
});
export type Preview = z.infer<typeof Preview>;

/** The first line keeps a signature from counting for anything else. */
const sealed = (content: string) => Buffer.from(`cyberharbour preview v1\n${content}`);

/** A token of three words with dots between: what it says, the id of the key, the signature. */
export function signPreview(preview: Preview, key: KeyObject): string {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${content}.${keyId(key)}.${sign(null, sealed(content), key).toString('base64url')}`;
}

const tokenPattern = /^([\w-]{1,600})\.([0-9a-f]{16})\.([\w-]{86})$/;

/**
 * Reads a token that the owner of its unit of release signed.
 * @returns a sentence instead where it does not count
 */
export function readPreview(token: string, teams: readonly Team[], now = Date.now()): Preview | string {
  const [, content = '', id, signature = ''] = tokenPattern.exec(token) ?? [];
  const preview = parse(content);
  if (!preview) return 'This is no link to a preview.';
  const key = ownerOf(teams, preview.unit)?.keys.find((one) => one.id === id);
  if (!key || !verify(null, sealed(content), publicKeyOf(key), Buffer.from(signature, 'base64url')))
    return `Nobody who owns ${preview.unit} signed this link, or their key was changed since.`;
  if (preview.expires <= now || preview.expires > now + mostHours * 3_600_000) return 'This preview has ended.';
  return preview;
}

function parse(content: string): Preview | undefined {
  try {
    return Preview.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
