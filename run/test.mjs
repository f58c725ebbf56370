import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { remoteRooms } = await import('./laws/rooms.mjs');
const { endAll, onEnd } = await import('./processes.mjs');
const { jestTests, lawTests, nodeTests } = await import('./suites.mjs');
const { journeys } = await import('./journeys.mjs');

const jestRooms = ['shared-ui', 'shared-api', 'shell', ...remoteRooms(root)];

/** Light ones run two at a time, in this order; `alone` ones after them, one by one. */
const suites = [
  { name: 'server, on both databases', run: () => nodeTests(['server/src/**/*.test.ts']) },
  { name: 'laws', run: lawTests },
  ...jestRooms.map((room) => ({ name: room, run: () => jestTests(room) })),
  { name: 'platform', run: () => nodeTests(['platform/src/**/*.test.ts']) },
  { name: 'releases', run: () => nodeTests(['releases/src/**/*.test.ts']) },
  { name: 'web server', run: () => nodeTests(['shell/server/**/*.test.ts']) },
  { name: 'that each law bites, and that a room stands alone', run: () => nodeTests(['run/**/*.test.mjs']) },
  { name: 'journeys in Chromium', run: () => journeys(), alone: true },
];

const words = process.argv.slice(2);
const chosen = suites.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No suite is called ${words.join(' or ')}. There are: ${suites.map(({ name }) => name).join('; ')}.`);
  process.exit(2);
}
onEnd(endAll);

const total = { passed: 0, failed: 0 };
async function settle({ name, run }) {
  const began = performance.now();
  const { passed, failed, said } = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${Math.round((performance.now() - began) / 1000)} s)`,
  );
  if (failed > 0) console.log(`\n${said.trim()}\n`);
}
async function lane(waiting) {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) await settle(suite);
}

const light = chosen.filter(({ alone }) => !alone);
await Promise.all([lane(light), lane(light)]);
for (const suite of chosen.filter(({ alone }) => alone)) await settle(suite);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
