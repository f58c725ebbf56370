import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { drawLogo } from '../http/logo.ts';
import { busyError } from '../http/http-error.ts';
import { limitConcurrency } from '../limits/concurrency.ts';
import { escapeHtml } from '../mail/letter.ts';
import type { MediaFiles } from '../media/files.ts';
import { fileName } from '../media/pictures.ts';
import type { ReadPost } from '../posts/post.ts';
import { authorOf, siteDescription, siteName } from './site.ts';

/** Pixels; what networks show without cutting. */
const [width, height] = [1200, 630];
const pictureWidth = 460;
/** Characters of a line of the title, and lines. */
const [mostCharacters, mostLines] = [22, 5];
/** Cards in memory, about 100 kB each. */
const mostCards = 64;

const busy = () => busyError(5);

/** Breaks a text into lines; a word that is longer than a line is cut, and what is too much ends with an ellipsis. */
export function breakLines(text: string): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const characters = Array.from(word);
    if (line.length > 0 && line.length + 1 + characters.length > mostCharacters) {
      lines.push(line.join(''));
      line = [];
    }
    line.push(...(line.length > 0 ? [' '] : []), ...characters);
    while (line.length > mostCharacters) lines.push(line.splice(0, mostCharacters).join(''));
  }
  if (line.length > 0) lines.push(line.join(''));
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), `${(lines[mostLines - 1] ?? '').slice(0, mostCharacters - 1)}…`];
}

/** What neither XML nor a font can show. */
const visible = (text: string) => escapeHtml(text.replaceAll(/\p{Cc}|\p{Cs}|\p{Cf}/gu, ' '));

function draw(title: string, by: string): Buffer {
  const lines = breakLines(title)
    .map(
      (line, place) => `<text x="64" y="${214 + place * 66}" font-size="54" font-weight="700">${visible(line)}</text>`,
    )
    .join('');
  const logo = drawLogo('#10303a', '#f4bd3c').replace('<svg ', '<svg x="64" y="56" ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fbf8f0"/>${logo}` +
      `<g fill="#10303a" font-family="Public Sans, DejaVu Sans, sans-serif"><text x="120" y="88" font-size="32" font-weight="600">${siteName}</text>` +
      `${lines}<text x="64" y="${height - 64}" font-size="30">${visible(by)}</text></g></svg>`,
  );
}

/** Cuts a picture to its place, so that the point that its author named stays in sight. */
export async function cut(picture: Buffer, focus: string | null): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(pictureWidth, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const [x = 50, y = 50] = (focus ?? '50 50').split(' ').map(Number);
  const left = Math.round(((info.width - pictureWidth) * x) / 100);
  const top = Math.round(((info.height - height) * y) / 100);
  return sharp(data).extract({ left, top, width: pictureWidth, height }).toBuffer();
}

/** Draws the picture that a shared address is shown with: title, author, and the post's own picture or drawing. */
export function createCards(media: MediaFiles) {
  const cards = new Map<string, Promise<Buffer>>();
  const through = limitConcurrency(1, 20, busy);

  async function readPicture({
    media_id: id,
    media_widths: widths,
    image_focus: focus,
  }: ReadPost): Promise<Buffer | null> {
    const widest = Number(
      (widths ?? '').split(',').find((each) => Number(each) >= pictureWidth) ?? widths?.split(',')[0],
    );
    const file = id === null ? null : await media.read(fileName(id, widest)).catch(() => null);
    return file && cut(await buffer(file.stream), focus);
  }

  const compose = async (base: Buffer, picture: Buffer | null) =>
    sharp(base)
      .composite(picture ? [{ input: picture, left: width - pictureWidth, top: 0 }] : [])
      .jpeg({ quality: 82 })
      .toBuffer();

  function make(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = cards.get(key);
    if (known) return known;
    const card = through(work);
    cards.set(key, card);
    card.catch(() => cards.delete(key));
    const [oldest] = cards.keys();
    if (cards.size > mostCards && oldest !== undefined) cards.delete(oldest);
    return card;
  }

  return {
    ofSite: () => make('', async () => compose(draw(siteDescription, ''), null)),
    ofPost: (post: ReadPost) =>
      make(`${post.id} ${post.updated_at} ${authorOf(post)}`, async () =>
        compose(draw(post.title, `By ${authorOf(post)}`), await readPicture(post)),
      ),
  };
}
