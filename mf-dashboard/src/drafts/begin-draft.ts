import type { StoredDraft } from '@cyberharbour/shared-api/contract';
import type { DraftFields, SavedDraft } from '@cyberharbour/shared-api/drafts';
import { versionOf } from '../api/drafts';

export const textsOf = (fields: DraftFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The server stores a field that is empty as it stores one that is not there. */
export const holdsSame = (one: DraftFields, other: DraftFields): boolean =>
  [...new Set([...Object.keys(textsOf(one)), ...Object.keys(textsOf(other))])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );

export interface Beginning {
  /** What the form begins with. */
  saved: SavedDraft | null;
  /** What another device stored, where this one has something else that no server has. */
  other: StoredDraft | null;
  /** Of what the server has. */
  version: string;
  /** What this device has was sent, or thrown away, on another one. */
  isOver: boolean;
}

/**
 * Whether a form begins with what this device has or with what the server has.
 * @param theirs undefined where the server was not reached
 */
export function chooseBeginning(mine: SavedDraft | null, theirs: StoredDraft | null | undefined): Beginning {
  const begin = (saved: SavedDraft | null, more: Partial<Beginning> = {}): Beginning => ({
    saved,
    other: null,
    version: versionOf(theirs ?? null),
    isOver: false,
    ...more,
  });
  const isStored = mine?.mark !== undefined && mine.mark.at === mine.at;
  if (theirs === undefined) return begin(mine, { version: mine?.mark?.version ?? '0' });
  if (theirs === null) return isStored ? begin(null, { isOver: true }) : begin(mine);
  const { updatedAt, base, fields } = theirs;
  const picture = Object.entries(mine?.fields ?? {}).filter(([, value]) => value instanceof File);
  const ofServer = { at: updatedAt, base, fields: { ...(fields as DraftFields), ...Object.fromEntries(picture) } };
  if (!mine || isStored || holdsSame(mine.fields, ofServer.fields)) return begin(ofServer);
  return mine.mark?.version === versionOf(theirs) ? begin(mine) : begin(mine, { other: theirs });
}
