type Stored = Record<string, unknown>;
/** Named only when it is used: a browser may refuse already that. */
export type StorageOf = () => Pick<Storage, 'getItem' | 'setItem'>;

/** A browser may refuse its storage, already when it is named, or find it full; then nothing is remembered. */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** @returns what is stored, of whatever shape: anybody may write there; empty where there is nothing */
export const readStored = (storage: StorageOf, key: string): Stored =>
  attempt(() => Object(JSON.parse(storage().getItem(key) ?? '{}')) as Stored, {});

export const writeStored = (storage: StorageOf, key: string, value: Stored): void =>
  attempt(() => storage().setItem(key, JSON.stringify(value)), undefined);

export const removeStored = (storage: () => Storage, key: string): void =>
  attempt(() => storage().removeItem(key), undefined);

/** @returns the keys that begin with `prefix` */
export const listStored = (storage: () => Storage, prefix: string): string[] =>
  attempt(() => Object.keys(storage()), []).filter((key) => key.startsWith(prefix));

export const everyTab = () => localStorage;
export const thisTab = () => sessionStorage;
