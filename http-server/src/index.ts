export type { ClientLimits } from './client-limits.ts';
export { compress, type Compression, release } from './compress.ts';
export { chooseEncoding, type Encoding } from './encoding.ts';
export { createHttpServers, type HttpServers } from './http-servers.ts';
export { isMatched } from './if-none-match.ts';
export { hasBody, hasFiles } from './request-body.ts';
export { schemaController } from './schema-controller.ts';
export { noTrace, type Trace } from './trace.ts';
