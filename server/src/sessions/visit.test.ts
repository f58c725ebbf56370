import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nameDevice, nameNetwork } from './visit.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

it('a device has the names of its browser and its system', () => {
  assert.equal(nameDevice(chrome), 'Chrome on Windows');
  assert.equal(nameDevice(safari), 'Safari on iOS');
  assert.equal(
    nameDevice('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'),
    'Firefox on Linux',
  );
});

it('a name that a stranger made up is not repeated, and a long one costs nothing', () => {
  for (const made of [undefined, '', 'Your-bank.example/1 (call us)', '<b>x</b>/1 ', 'curl/8.5.0', '/', '\u0000'])
    assert.equal(nameDevice(made), 'Another program', String(made));
  const begun = performance.now();
  for (const piece of ['Mozilla/5.0 (', 'a/', ' ', 'Version/']) nameDevice(piece.repeat(100_000));
  // A pattern that goes back over such a text needs minutes.
  assert.ok(performance.now() - begun < 5000);
});

it('a network is named without the whole address', () => {
  assert.equal(nameNetwork('203.0.113.7'), '203.0.113.x');
  assert.equal(nameNetwork('::ffff:203.0.113.7'), '203.0.113.x');
  assert.equal(nameNetwork('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.equal(nameNetwork('127.0.0.1'), 'this machine');
  assert.equal(nameNetwork('::1'), 'this machine');
});
