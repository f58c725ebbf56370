import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

const library = new URL('index.ts', import.meta.url).href;
const asking = `
  const { freePort } = await import(${JSON.stringify(library)});
  const ports = [];
  for (let n = 0; n < 20; n += 1) ports.push(await freePort());
  console.log(JSON.stringify(ports));`;

/** Twenty ports, asked for by a process of its own. */
async function ask(): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', asking]);
  return JSON.parse(stdout) as number[];
}

describe('free ports', () => {
  it('are none that Linux gives to connections, and other ones for each process that asks at the same time', async () => {
    const ports = (await Promise.all([ask(), ask(), ask()])).flat();
    assert.equal(new Set(ports).size, 60);
    for (const port of ports) assert.ok(port >= 1024 && port < 32_768, String(port));
  });
});
