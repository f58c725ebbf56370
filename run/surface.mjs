import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { writeSurfaces } = await import('./laws/surface.mjs');

/** `node run/surface.mjs`: writes down what the host contract, the design system and the API package give. A release runs it before it gives versions. */
writeSurfaces(root);
