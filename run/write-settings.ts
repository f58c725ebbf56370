import { writeSettingsTables } from './docs/settings-tables.ts';
import { root } from './root.ts';

/** `npm run write-settings`: writes the tables of settings in README.md and server/README.md from the schemas. */
await writeSettingsTables(root);
