import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Each sign-in of a browser that is not known causes one; nobody waits for it but who asks for its link. */
export const newDeviceSubject = 'A new device signed in to your CyberHarbour account';

/** The mails that went to an address so far, oldest first. */
export async function mailsTo(
  outbox: string,
  address: string,
  isWanted = (subject = '') => subject !== newDeviceSubject,
) {
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))));
  return mails.filter(({ to, subject }) => isWanted(subject) && to?.some((receiver) => receiver.address === address));
}

/** The six digits of the newest mail to an address, once it has come. */
export async function waitForCode(outbox: string, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => (code = /^\d{6}\r?$/m.exec((await mailsTo(outbox, address)).at(-1)?.text ?? '')?.[0].trim()), {
      message: `a code for ${address}`,
      timeout: 15_000,
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

/** The link of the newest mail to an address whose address holds these words, once it has come. */
export async function waitForLink(outbox: string, address: string, words: string, subject?: string): Promise<string> {
  const isWanted = subject === undefined ? undefined : (each?: string) => each === subject;
  let link: string | undefined;
  await expect
    .poll(
      async () =>
        (link = (await mailsTo(outbox, address, isWanted))
          .at(-1)
          ?.text?.match(/https?:\/\/\S+/g)
          ?.find((one) => one.includes(words))),
      { message: `a link for ${address}`, timeout: 15_000 },
    )
    .toBeTruthy();
  return link ?? '';
}
