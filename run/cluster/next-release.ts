import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources, linkPackages } from '../checks/copy.ts';
import { root } from '../root.ts';

/** What no migration of the product is called. */
export const drillMigration = '999-drill';

const migration = `import { type Kysely, sql } from 'kysely';

/** A table, a column that servers of the version before do not know, and words in each row. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql\`create table drill (id text primary key)\`.execute(db);
  await sql\`alter table blogs add column drilled text\`.execute(db);
  await sql\`update blogs set drilled = 'by the migration'\`.execute(db);
  await sql\`insert into drill (id) values ('migrated')\`.execute(db);
}
`;

/** This tree once more, with a migration that the version before does not know. @returns its folder, to be removed */
export function writeNextRelease(): string {
  const tree = mkdtempSync(join(tmpdir(), 'cyberharbour-next-'));
  copySources(root, tree);
  linkPackages(root, tree);
  const folder = join(tree, 'server/src/database');
  writeFileSync(join(folder, `migrations/${drillMigration}.ts`), migration);
  const file = join(folder, 'migrate.ts');
  const list = 'export const migrations: Record<string, Migration> = {\n';
  const text = readFileSync(file, 'utf8');
  if (!text.includes(list)) throw new Error('The list of migrations is not where it was.');
  const imported = `import * as drill from './migrations/${drillMigration}.ts';\n`;
  const end = text.indexOf('};\n', text.indexOf(list));
  writeFileSync(file, `${imported}${text.slice(0, end)}  '${drillMigration}': drill,\n${text.slice(end)}`);
  return tree;
}
