import type { PathClaim } from './claims.ts';
import type { MenuItem } from './menu.ts';
import type { SlotPart } from './slots.ts';

/** The file `remote.json` of a remote; it travels with every release. */
export interface RemoteClaims {
  /** The federation name, a JavaScript identifier: `mf_public`. */
  name: string;
  /** Range of `contractVersion` that it was built for. */
  contract: string;
  /** Range of the API version that it calls. */
  api: string;
  claims: PathClaim[];
  /** Links to its screens in the menus of the product. */
  menu?: MenuItem[];
  /** What it draws in screens of others. */
  slots?: SlotPart[];
  /** Upper bound of all scripts of a release together, in brotli bytes. */
  budget: number;
}
