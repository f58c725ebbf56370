import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db } from '../../database/database.ts';
import type { MediaFiles } from '../../media/files.ts';
import { fileName } from '../../media/pictures.ts';
import { everyOwnPost, type OwnAccount, type OwnPost } from './store.ts';
import { picturePath, writePage } from './write-page.ts';

interface Source {
  db: Db;
  media: MediaFiles;
  userId: string;
  data: OwnAccount;
  /** One more post or picture is in. */
  onDone: () => void;
}

async function* writeJson(data: OwnAccount, posts: AsyncIterable<OwnPost>): AsyncGenerator<string> {
  yield `${JSON.stringify(data, null, 2).slice(0, -2)},\n  "posts": [`;
  let separator = '\n';
  for await (const post of posts) {
    yield `${separator}${JSON.stringify({ ...post, picture: post.picture && picturePath(post.picture) })}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}

/**
 * `data.json`, the same as a page, and the pictures. Posts are read in pieces, twice; a file is opened when its turn
 * comes: whatever somebody posted, the memory that it takes is the same.
 */
export function writeZip({ db, media, userId, data, onDone }: Source): Readable {
  const zip = new ZipFile();
  // A stream that fails ends the whole file; yazl itself does not look.
  const watch = (stream: Readable) => stream.once('error', (error) => zip.emit('error', error));
  const open = (lines: AsyncGenerator<string>) => (use: (error: unknown, stream: NodeJS.ReadableStream) => void) =>
    use(null, watch(Readable.from(lines)));
  const addPicture = ({ id, width }: NonNullable<OwnPost['picture']>) =>
    zip.addReadStreamLazy(picturePath({ id }), { compress: false }, (use) => {
      onDone();
      media.read(fileName(id, width)).then(
        (found) => use(null, watch(found?.stream ?? Readable.from([]))),
        (error: unknown) => zip.emit('error', error),
      );
    });
  async function* notePictures() {
    const pictures = new Set<string>();
    for await (const post of everyOwnPost(db, userId)) {
      if (post.picture && !pictures.has(post.picture.id)) addPicture(post.picture);
      if (post.picture) pictures.add(post.picture.id);
      onDone();
      yield post;
    }
    zip.end();
  }
  zip.addReadStreamLazy('data.json', open(writeJson(data, notePictures())));
  zip.addReadStreamLazy('index.html', open(writePage(data, everyOwnPost(db, userId))));
  const output = new PassThrough();
  // Whoever reads it hears of what fails; when they stop reading, all of it ends.
  pipeline(zip.outputStream, output, () => undefined);
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}
