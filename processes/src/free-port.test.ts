import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endProcess, startServer } from './index.ts';

/** In eight processes more than half of all: by chance alone, hundreds would be chosen twice. */
const each = 500;
const asking = `
  const { freePort } = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)});
  const ports = [];
  for (let n = 0; n < ${each}; n += 1) ports.push(await freePort());
  console.log('ready ' + JSON.stringify(ports));
  setInterval(() => undefined, 1000);`;

describe('free ports', () => {
  it('are none that Linux gives to connections, and other ones for each process that asks at the same time', async () => {
    const processes = Array.from({ length: 8 }, () => startServer(['--input-type=module', '--eval', asking]));
    try {
      const ports = (await Promise.all(processes.map(({ ready }) => ready))).flat() as number[];
      assert.equal(new Set(ports).size, 8 * each);
      for (const port of ports) assert.ok(port >= 1024 && port < 32_768, String(port));
    } finally {
      await Promise.all(processes.map(({ child }) => endProcess(child)));
    }
  });
});
