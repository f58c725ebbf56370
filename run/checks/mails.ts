import { findStaleMails } from '../docs/mails.ts';
import type { CheckResult } from './check.ts';

/** The mails that the catalogue shows are those that the server writes: neither package imports the other. */
export async function checkMails(root: string): Promise<CheckResult> {
  const faults = (await findStaleMails(root)).map(
    (file) => `${file} is not what the product sends; \`npm run write-mails\` writes it`,
  );
  return { ok: faults.length === 0, output: faults.join('\n') };
}
