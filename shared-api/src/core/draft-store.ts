import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** What a form holds: texts, and perhaps a chosen picture. */
export type DraftFields = Record<string, string | File | null>;

/** What a server has of a draft. */
export interface DraftMark {
  version: string;
  /** When that was typed on this device; the draft is newer where it was typed at another time. */
  at: string;
}

export interface SavedDraft {
  /** When it was last typed in, ISO 8601. */
  at: string;
  /** Which version of a stored item it began with; empty for something new. */
  base: string;
  fields: DraftFields;
  /** Absent while no server has any of it. */
  mark?: DraftMark | undefined;
}

/** Changes with the shape below: what another version of the product has left is not read. */
const version = 1;

interface StoredTexts {
  version: number;
  at: string;
  base: string;
  mark?: DraftMark | undefined;
  texts: Record<string, string>;
}

/** Bytes, not a file: private windows of some browsers refuse files. */
interface StoredPicture {
  version: number;
  field: string;
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

/** Opened at the first use: a server has none. */
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('cyberharbour-drafts', 'drafts'));

const textsOf = (owner: string, form: string) => [owner, form, 'texts'];
const pictureOf = (owner: string, form: string) => [owner, form, 'picture'];

/** Writes happen one after the other: an older one must not overtake the removal that followed it. */
let last: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<unknown>): Promise<boolean> {
  const done = last.then(work).then(
    () => true,
    () => false,
  );
  last = done;
  return done;
}

/** Whose drafts may be written: nobody's once they have signed out, however late their form writes. */
let writer: string | undefined;

/** `null` when there is none, or the device keeps nothing. */
export async function readDraft(owner: string, form: string): Promise<SavedDraft | null> {
  await last;
  const [saved, picture] = await Promise.all([
    get<StoredTexts>(textsOf(owner, form), store()),
    get<StoredPicture>(pictureOf(owner, form), store()),
  ]);
  if (saved?.version !== version) return null;
  const fields: DraftFields = { ...saved.texts };
  if (picture?.version === version)
    fields[picture.field] = new File([picture.bytes], picture.name, {
      type: picture.type,
      lastModified: picture.lastModified,
    });
  return { at: saved.at, base: saved.base, fields, mark: saved.mark };
}

const neverSaved = /password/i;
const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && !neverSaved.test(entry[0]);
const isPicture = (entry: [string, unknown]): entry is [string, File] => entry[1] instanceof File;

async function writePicture(owner: string, form: string, fields: DraftFields) {
  const [field, file] = Object.entries(fields).find(isPicture) ?? [];
  if (!field || !file) return del(pictureOf(owner, form), store());
  const { name, type, lastModified } = file;
  const picture: StoredPicture = { version, field, name, type, lastModified, bytes: await file.arrayBuffer() };
  return set(pictureOf(owner, form), picture, store());
}

/**
 * @param pictureToo the picture is another than last time; it is large, and written only then
 * @returns whether the device saved it
 */
export const writeDraft = (
  owner: string,
  form: string,
  { at, base, fields, mark }: SavedDraft,
  pictureToo: boolean,
): Promise<boolean> =>
  inTurn(async () => {
    if (owner !== writer) throw new Error('Signed out.');
    const texts: StoredTexts = {
      version,
      at,
      base,
      mark,
      texts: Object.fromEntries(Object.entries(fields).filter(isText)),
    };
    await set(textsOf(owner, form), texts, store());
    if (pictureToo) await writePicture(owner, form, fields);
  });

export const removeDraft = (owner: string, form: string): Promise<boolean> =>
  inTurn(() => delMany([textsOf(owner, form), pictureOf(owner, form)], store()));

/** Somebody signed in: what anybody else left on this device goes. */
export function keepOnlyDraftsOf(owner: string): void {
  writer = owner;
  void inTurn(async () => {
    const foreign = (await keys<string[]>(store())).filter(([whose]) => whose !== owner);
    await delMany(foreign, store());
  });
}

/** Somebody signed out: nothing of theirs stays on this device. */
export function removeAllDrafts(): Promise<boolean> {
  writer = undefined;
  return inTurn(() => clear(store()));
}
