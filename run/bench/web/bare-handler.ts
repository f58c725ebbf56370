import { createServer } from 'node:http';

// The least that could answer a page: one buffer with the headers that the product sends, no framework, no checks.
const response = await fetch(process.argv[3] ?? '', { headers: { 'accept-encoding': 'identity' } });
const { brotliCompressSync, constants } = await import('node:zlib');
const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
});
const passed = ['content-type', 'cache-control', 'content-security-policy', 'integrity-policy', 'vary', 'etag'];
const headers = {
  ...Object.fromEntries(passed.map((name) => [name, response.headers.get(name) ?? ''])),
  'content-encoding': 'br',
  'content-length': String(body.length),
};
createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(Number(process.argv[2]), () =>
  console.log('ready {}'),
);
