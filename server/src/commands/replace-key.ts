import { deleteEveryCode } from '../auth/store.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { readCodeKey, replaceCodeKey } from '../facts/store.ts';
import { sendMail } from '../mail/send-mail.ts';
import { recoveryCodesEndedNotice } from '../second-steps/notices.ts';
import { openSecret, sealSecret } from '../second-steps/secret-box.ts';
import { deleteEveryLoginStep, deleteEveryRecoveryCode, listSecrets, saveSecret } from '../second-steps/store.ts';

/**
 * Makes another code key, for who must fear that the database was read. The secrets of apps are encrypted anew. What
 * was only digested with the key before ends: codes and links in mails, known devices, and recovery codes, whose owners
 * get a mail. Every process of the API has to be stopped: one that runs goes on with the key before.
 * @returns how many secrets were encrypted anew, and how many accounts have no recovery codes any more
 */
export async function replaceKey(db: Db, webUrl: string): Promise<{ secrets: number; accounts: number }> {
  return transact(db, async (tx) => {
    const before = await readCodeKey(tx);
    const after = await replaceCodeKey(tx);
    const secrets = await listSecrets(tx);
    for (const { id, secret } of secrets)
      await saveSecret(tx, id, sealSecret(after, id, openSecret(before, id, secret)));
    await deleteEveryCode(tx);
    await deleteEveryLoginStep(tx);
    const owners = await deleteEveryRecoveryCode(tx);
    for (const owner of owners) await sendMail(tx, owner, recoveryCodesEndedNotice(), webUrl, Date.now());
    return { secrets: secrets.length, accounts: owners.length };
  });
}
