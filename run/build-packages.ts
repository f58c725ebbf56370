import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceOf } from '@cyberharbour/platform/origin';
import { readKey, signPackage } from '@cyberharbour/releases';
import { buildPublishable, published } from './product/publishable.ts';
import { root } from './root.ts';

/**
 * `npm run build-packages [-- --builder URL]`: what `lerna publish from-package` publishes. With RELEASE_KEY, the file
 * of the key of the shell's team, each package carries a signed statement of where it comes from.
 */
const { builder = 'by hand' } = parseArgs({ options: { builder: { type: 'string' } } }).values;
const file = process.env['RELEASE_KEY'];
const key = file === undefined ? undefined : await readKey(file);
if (file !== undefined && !key) throw new Error(`There is no key in ${file}.`);
for (const name of published) {
  const folder = buildPublishable(root, name);
  if (key) {
    const source = await sourceOf(join(root, name));
    await signPackage(folder, { ...source, builder, node: process.versions.node }, key);
  }
  console.log(`Built ${name} into ${name}/dist/package${key ? ', signed' : ', without a statement of its origin'}.`);
}
