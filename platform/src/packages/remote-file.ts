import { remoteNamePattern } from '@cyberharbour/shared-api/release-contract';
import * as z from 'zod';
import { isClaimable } from '../host-contract/claimable.ts';
import { menuIcons, menuPlaces } from '../host-contract/menu.ts';
import { slotNames } from '../host-contract/slots.ts';
import type { Package } from './read-package.ts';

/** A path that a remote owns. */
export const Claim = z
  .strictObject({
    path: z.string().startsWith('/').describe('An absolute React Router pattern: /blog/:id'),
    guard: z.enum(['session', 'admin']).optional().describe('Who may open it; everybody where it is left out'),
    chunk: z.string().optional().describe('webpackChunkName of the screen, so that a page can preload its files'),
  })
  .describe('A path that the remote owns');

const order = z.int().min(0).max(999).describe('Among all that are there; the policy says which numbers are whose');

/** A link to a screen of the remote in a menu of the product. */
export const MenuItem = z
  .strictObject({
    place: z.enum(menuPlaces).describe('The header, the account menu, or the navigation of an area'),
    label: z
      .string()
      .max(24)
      .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} &’'-]*[\p{L}\p{N}])?$/u, 'A label is words of at most 24 characters.')
      .describe('What people read'),
    path: z.string().startsWith('/').describe('One of the claimed paths, without parameters; its guard holds here too'),
    order,
    icon: z.enum(menuIcons).optional().describe('Drawn before the words in the navigation of an area'),
  })
  .describe('A link to a screen of the remote in a menu of the product');

/** A part of a screen of another remote. */
export const SlotPart = z
  .strictObject({
    slot: z.enum(slotNames).describe('Where it is drawn'),
    path: z.string().startsWith('/').describe('One of the claimed paths, without parameters: its screen is the part'),
    order,
  })
  .describe('A part of a screen of another remote');

/** The file `remote.json` of a remote. */
export const RemoteFile = z.strictObject({
  $schema: z.string().optional(),
  name: z
    .string()
    .regex(remoteNamePattern, 'A remote is named mf_ and lower-case words.')
    .describe('Name in the release store and in federation: mf_public'),
  contract: z.string().describe('Range of versions of the host contract that it was built for: ^1.0.0'),
  api: z.string().describe('Range of versions of the API that it calls: ^1.0.0'),
  budget: z.int().positive().describe('Upper bound of all its scripts together, in brotli bytes'),
  claims: z
    .array(
      Claim.refine(({ path }) => isClaimable(path), {
        path: ['path'],
        message: 'A path is lower-case words and :parameters, the first a word that the platform does not reserve.',
      }),
    )
    .min(1)
    .describe('Every path of src/routes.tsx, and no other'),
  menu: z.array(MenuItem).max(20).optional().describe('Where menus lead to this remote, as far as the policy lets it'),
  slots: z.array(SlotPart).max(10).optional().describe('What it draws in screens of other remotes'),
});

/** The shape as JSON schema, for editors and for other languages. */
export const remoteFileSchema = () => ({
  title: 'remote.json of a CyberHarbour remote',
  ...z.toJSONSchema(RemoteFile),
});

/** Why the `remote.json` of a package is not one, a sentence each; none where it is right. */
export const remoteFileReasons = ({ name, remote }: Package): string[] =>
  RemoteFile.safeParse(remote satisfies z.input<typeof RemoteFile> | undefined).error?.issues.map(
    ({ path, message }) => `remote.json of ${name}: ${path.join('.')}: ${message}`,
  ) ?? [];
