import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { describedApi, recordApi } = await import('./api-document.mjs');

/** `node run/record-api.mjs`: writes down what the API offers in this version, for the hooks of this and of later releases to be tried against. */
recordApi(root, await describedApi(root));
