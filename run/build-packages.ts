import { buildPublishable, published } from './product/publishable.ts';
import { root } from './root.ts';

/** `npm run build-packages`: what `lerna publish from-package` publishes. */
for (const name of published) {
  buildPublishable(root, name);
  console.log(`Built ${name} into ${name}/dist/package.`);
}
