import sharp from 'sharp';
import type { Db } from '../database/database.ts';
import type { MediaFiles } from '../media/files.ts';
import { fileName } from '../media/pictures.ts';
import { findPicture } from '../media/store.ts';

/** Twice as wide as a mail shows it, for fine screens. */
const width = 1088;
const quality = 70;
/** A letter with its most pictures; each takes some hundred kilobytes at most. */
const most = 30;

/** A picture as mails bring it with them: JPEG, as Outlook draws no WebP. Null where there is none any more. */
export type ReadMailPicture = (id: string) => Promise<Buffer | null>;

const inMails = /src="cid:([\da-f]{32})@letter"/g;

/** How a mail names a picture that it brings with it. */
export const namePicture = (id: string) => `cid:${id}@letter`;

/** Pictures that the HTML of a mail names. Nobody’s words can: their quotation marks are written out in it. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(inMails)].map(([, id = '']) => id)),
];

async function draw(db: Db, files: MediaFiles, id: string): Promise<Buffer | null> {
  const widths = (await findPicture(db, id))?.media_widths.split(',').map(Number) ?? [];
  const file = await files.read(fileName(id, widths.find((each) => each >= width) ?? widths.at(-1) ?? 0));
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return (
    sharp(Buffer.concat(chunks))
      .resize({ width, withoutEnlargement: true })
      // Where it can be seen through, there is paper.
      .flatten({ background: '#fffefa' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
  );
}

/** Draws each picture once for all mails of a letter. */
export function createMailPictures(db: Db, files: MediaFiles): ReadMailPicture {
  const drawn = new Map<string, Promise<Buffer | null>>();
  return (id) => {
    const known = drawn.get(id);
    if (known) return known;
    const [oldest] = drawn.keys();
    if (drawn.size >= most && oldest !== undefined) drawn.delete(oldest);
    const drawing = draw(db, files, id);
    drawn.set(id, drawing);
    // What could not be read is asked for again with the next mail.
    drawing.catch(() => drawn.delete(id));
    return drawing;
  };
}

/** What of these a mail brings with it. */
export async function attachPictures(html: string, read: ReadMailPicture) {
  const found = await Promise.all(picturesIn(html).map(async (id) => ({ id, content: await read(id) })));
  return found.flatMap(({ id, content }, place) =>
    content === null
      ? []
      : [
          {
            filename: `picture-${place + 1}.jpg`,
            cid: `${id}@letter`,
            content,
            contentType: 'image/jpeg',
            contentDisposition: 'inline' as const,
          },
        ],
  );
}
