import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { endProcess, startServer } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-processes-'));
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const serving = `setInterval(() => undefined, 1000); console.log('{"level":30}'); console.log('ready {"port":4000}');`;

describe('a server of the product', () => {
  it('is ready when it says so; its other lines are its log', async () => {
    const lines: string[] = [];
    const { child, ready } = startServer([write('serving.js', serving)], { onLine: (line) => lines.push(line) });
    assert.deepEqual(await ready, { port: 4000 });
    assert.deepEqual(lines, ['{"level":30}']);
    assert.equal(await endProcess(child), null);
    assert.equal(child.signalCode, 'SIGTERM');
  });

  it('that ends before gives its errors, and to whoever listens', async () => {
    const heard: string[] = [];
    const file = write('refusing.js', `console.error('Port 4000 is taken.'); process.exitCode = 3;`);
    const { child, ready } = startServer([file], { onError: (text) => heard.push(text) });
    await assert.rejects(ready, { message: 'Port 4000 is taken.' });
    assert.equal(heard.join(''), 'Port 4000 is taken.\n');
    assert.equal(await endProcess(child), 3);
  });

  it('that ends without a word says its exit code', async () => {
    const file = write('silent.js', 'process.exitCode = 4;');
    await assert.rejects(startServer([file]).ready, { message: `${file} ended (4) before it was ready.` });
  });

  it('gets the environment that it is given and nothing else', async () => {
    const file = write('environment.js', `console.log('ready ' + JSON.stringify(process.env));`);
    assert.deepEqual(await startServer([file], { env: { API_PORT: '4001' } }).ready, { API_PORT: '4001' });
  });
});
