import type { LetterPreview } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import { createMailPictures, namePicture, picturesIn } from '../mail/mail-pictures.ts';
import { drawMail } from './draw.ts';
import { blocksOf, requireLetter } from './letters.ts';
import { readParts } from './parts.ts';
import * as store from './store.ts';

/** As its readers will get it, with links of a reader that belong to nobody. */
async function drawLetter({ db, webUrl, publicApiUrl }: Context, id: string) {
  const row = await requireLetter(db, id);
  const { parts, missing } = await readParts(db, publicApiUrl, blocksOf(row));
  const links = `${publicApiUrl}/api/newsletter`;
  const reader = { unsubscribeUrl: `${links}/unsubscribe`, topicsUrl: `${links}/topics` };
  const { subject, code } = row;
  return { parts, missing, ...drawMail({ subject, parts, code, webUrl, topics: store.topicsOf(row), reader }) };
}

/** As a web page and as plain text. */
export async function drawPreview(context: Context, id: string): Promise<LetterPreview> {
  const { parts, text, missing } = await drawLetter(context, id);
  return { success: true, parts, text, missing, mailUrl: `${context.publicApiUrl}/api/admin/letters/${id}/mail` };
}

/** As mail programs draw it: the pictures that a mail brings with it are in the page, as the same bytes. */
export async function drawMailPreview(context: Context, id: string): Promise<string> {
  const { html } = await drawLetter(context, id);
  const read = createMailPictures(context.db, context.media);
  let drawn = html;
  for (const picture of picturesIn(html)) {
    const bytes = await read(picture);
    if (bytes) drawn = drawn.replaceAll(namePicture(picture), `data:image/jpeg;base64,${bytes.toString('base64')}`);
  }
  return drawn;
}
