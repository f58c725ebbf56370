import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { startWebForTests } from '../testing/released-web.ts';

const server = startWebForTests();

describe('a report of a failed remote', () => {
  const report = { shell: '1.0.0', remote: 'mf_public', version: '1.0.0', part: 'entry', kind: 'missing', next: null };
  const send = (text: string) =>
    server.web.inject({
      method: 'POST',
      url: '/_report',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: text,
    });
  const logged = async (texts: string[]) => {
    const warn = mock.method(server.web.log, 'warn', () => undefined);
    const codes = new Set((await Promise.all(texts.map(send))).map(({ statusCode }) => statusCode));
    const lines = warn.mock.callCount();
    warn.mock.restore();
    return { codes: [...codes], lines };
  };

  it('is taken and logged; what is none is taken and dropped', async () => {
    assert.deepEqual(await logged([JSON.stringify(report)]), { codes: [204], lines: 1 });
    const others = [
      '',
      'no',
      '[]',
      JSON.stringify({ ...report, remote: 'x\ny' }),
      JSON.stringify({ ...report, more: 1 }),
    ];
    assert.deepEqual(await logged(others), { codes: [204], lines: 0 });
  });

  it('is refused when it is too long, and floods no log', async () => {
    assert.equal((await send(' '.repeat(3000))).statusCode, 404);
    const { lines } = await logged(Array.from({ length: 300 }, () => JSON.stringify(report)));
    assert.ok(lines <= 120);
  });
});
