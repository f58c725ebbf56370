import { randomBytes } from 'node:crypto';
import { limits } from '@cyberharbour/shared-api/contract';
import sharp from 'sharp';
import { createFairQueue } from '../limits/fair-queue.ts';
import { busyError, HttpError } from '../http/http-error.ts';
import type { MediaFiles } from './files.ts';
import { isPicture } from './picture-format.ts';

const widths = [480, 960, 1600] as const;
/** WebP ends at 16,383; nothing on a page is that tall. */
const tallest = 6000;
const quality = 80;

const notAPicture = () =>
  new HttpError(
    415,
    'NOT_AN_IMAGE',
    'That file is not an image that we can use. Please choose a JPEG, PNG, WebP, GIF or AVIF.',
  );
const tooManyPixels = () =>
  new HttpError(413, 'TOO_LARGE', 'The image has more than 40 megapixels. Please choose a smaller one.');
const tooManyPictures = () =>
  new HttpError(429, 'TOO_MANY', 'We are still working on your other pictures. Please try again in a moment.', {
    retryAfter: 5,
  });
const busy = () => busyError(5);

/** A picture whose files are safely stored; its row comes after. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
  widths: number[];
  /** of all its files together */
  bytes: number;
}

export interface PictureStore {
  /**
   * @param member whose it is: members' pictures are worked on in turns
   * @param admit called when its turn comes, before any work; throws to refuse it
   */
  store(bytes: Buffer, member: string, admit?: () => Promise<void>): Promise<StoredPicture>;
}

/** Re-encodes every upload: upright, WebP, never enlarged, and without any of the metadata it came with. */
export function createPictures(files: MediaFiles, waitingPerMember: number): PictureStore {
  sharp.cache(false);
  const through = createFairQueue(1, { own: waitingPerMember, all: 20 }, { own: tooManyPictures, full: busy });
  return {
    store: (bytes, member, admit) =>
      through(member, async () => {
        await admit?.();
        await check(bytes);
        const made = await encode(bytes);
        const largest = made.at(-1);
        if (!largest) throw notAPicture();
        // Of its own even where the same picture is there already: whose post goes takes its files with it.
        const id = randomBytes(16).toString('hex');
        for (const each of made) await files.save(fileName(id, each.width), each.data);
        return {
          id,
          width: largest.width,
          height: largest.height,
          widths: made.map((each) => each.width),
          bytes: made.reduce((sum, { data }) => sum + data.length, 0),
        };
      }),
  };
}

export const fileName = (id: string, width: number) => `${id}-${width}.webp`;

/** The id in the name of a picture's file, a half-written one included. */
export const pictureIdOf = (name: string) => name.split('-')[0] ?? name;

async function check(bytes: Buffer): Promise<void> {
  if (!isPicture(bytes)) throw notAPicture();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(notAPicture()));
  if (width * height > limits.imagePixels) throw tooManyPixels();
}

interface Encoded {
  width: number;
  height: number;
  data: Buffer;
}

async function encode(bytes: Buffer): Promise<Encoded[]> {
  const made = new Map<number, Encoded>();
  for (const width of widths) {
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: tallest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
      .catch(() => Promise.reject(notAPicture()));
    if (!made.has(info.width)) made.set(info.width, { width: info.width, height: info.height, data });
    if (info.width < width) break;
  }
  return [...made.values()];
}
