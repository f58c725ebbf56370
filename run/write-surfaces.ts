import { writeSurfaces } from './checks/surface.ts';
import { root } from './root.ts';

/**
 * `npm run write-surfaces`: records what the host contract, the design system and the API package export. A release
 * runs it before it gives versions.
 */
writeSurfaces(root);
