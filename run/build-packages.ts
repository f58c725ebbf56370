import { join } from 'node:path';
import { sourceOf } from '@cyberharbour/platform/origin';
import { readKey, signPackage } from '@cyberharbour/releases';
import { readOptions, runFor } from './processes/options.ts';
import { UserError } from './processes/product.ts';
import { buildPublishable, published } from './product/publishable.ts';
import { root } from './root.ts';

const usage = `npm run build-packages [-- --builder URL]

What \`lerna publish from-package\` publishes. With RELEASE_KEY, the file of the key of the shell's team, each package
carries a signed statement of where it comes from.
  --builder URL   who built it, as that statement says (by hand)`;

async function buildPackages(): Promise<void> {
  const { values } = readOptions(usage, { builder: { type: 'string', default: 'by hand' } });
  const file = process.env['RELEASE_KEY'];
  const key = file === undefined ? undefined : await readKey(file);
  if (file !== undefined && !key) throw new UserError(`RELEASE_KEY: there is no key in ${file}.`);
  for (const name of published) {
    const folder = buildPublishable(root, name);
    if (key) {
      const source = await sourceOf(join(root, name));
      await signPackage(folder, { ...source, builder: values.builder, node: process.versions.node }, key);
    }
    console.log(`Built ${name} into ${name}/dist/package${key ? ', signed' : ', without a statement of its origin'}.`);
  }
}

await runFor(buildPackages);
