import { readFile } from 'node:fs/promises';
import type { PictureStore, StoredPicture } from '../media/pictures.ts';

const folder = new URL('../../seed/covers/', import.meta.url);

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The drawn cover of a sample post, stored like any upload; null where none was drawn. */
export async function coverOf(pictures: PictureStore, title: string): Promise<StoredPicture | null> {
  const bytes = await readFile(new URL(`${slugOf(title)}.webp`, folder)).catch(() => null);
  return bytes && pictures.store(bytes, 'seed');
}
