/**
 * `node --test-reporter=spec run/tests/test-group.ts <files>`: runs test files of Node's runner in one process, one
 * after the other, so that what they all import is loaded once. None of them may have hooks outside a `describe`: they
 * would be the hooks of all.
 */
import hooks from 'node:async_hooks';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// To name the test that a stray error came from, the runner watches each promise from its making to its collection: a
// third of the processor time of a test that asks a database. A stray error fails the run all the same.
const { createHook } = hooks;
/** An option of Node 24 that its types do not know yet. */
const untracked = { trackPromises: false };
hooks.createHook = (callbacks) => createHook({ ...callbacks, ...untracked });
await import('node:test');
hooks.createHook = createHook;

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
