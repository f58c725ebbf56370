import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFileSchema } from './remote-file.ts';

/** Writes the published JSON schema of `remote.json`: `npm run schema -w platform`. */
writeFileSync(
  join(import.meta.dirname, '../../remote.schema.json'),
  `${JSON.stringify(remoteFileSchema(), null, 2)}\n`,
);
