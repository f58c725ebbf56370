import type { MediaFiles } from '../media/files.ts';
import type { ExportRow } from '../database/account-tables.ts';

/** Bytes; all of a file that is in memory at once. */
export const pieceSize = 4 * 1024 * 1024;

/** No name of a picture: nothing but the download serves it. What is left behind is swept away with lost pictures. */
const pieceName = (id: string, piece: number) => `${id.replaceAll('-', '')}.${piece}.zip`;

/** Stores what comes, piece by piece. Tells after each how much there is. */
export async function storePieces(
  media: MediaFiles,
  id: string,
  chunks: AsyncIterable<Buffer | string>,
  note: (stored: { pieces: number; bytes: number }) => void,
): Promise<void> {
  let [waiting, size, pieces, bytes] = [[] as Buffer[], 0, 0, 0];
  const flush = async () => {
    const piece = Buffer.concat(waiting);
    await media.save(pieceName(id, pieces), piece);
    [waiting, size, pieces, bytes] = [[], 0, pieces + 1, bytes + piece.length];
    note({ pieces, bytes });
  };
  for await (const chunk of chunks) {
    const next = Buffer.from(chunk);
    waiting.push(next);
    size += next.length;
    if (size >= pieceSize) await flush();
  }
  if (size > 0) await flush();
}

/** A database that was copied elsewhere has no files of this kind. */
export async function hasPieces(media: MediaFiles, { id }: ExportRow): Promise<boolean> {
  const first = await media.read(pieceName(id, 0));
  first?.stream.destroy();
  return first !== null;
}

export async function* readPieces(media: MediaFiles, { id, pieces }: ExportRow): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const found = await media.read(pieceName(id, piece));
    if (!found) throw new Error('a piece of the file is gone');
    yield* found.stream as AsyncIterable<Buffer>;
  }
}

export async function removePieces(media: MediaFiles, { id, pieces }: ExportRow): Promise<void> {
  // One more than are noted: a process may have ended between writing and noting.
  for (let piece = 0; piece <= pieces; piece += 1) await media.remove(pieceName(id, piece)).catch(() => undefined);
}
