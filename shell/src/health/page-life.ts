import { everyTab, listStored, readStored, removeStored, thisTab, writeStored } from '../stored-object';

/** A page that was last heard of so long ago and was not left has died; in milliseconds. */
const silence = 5000;
/** How long deaths count, and within which time so many reloads are a loop; in milliseconds. */
const memory = 10 * 60_000;
const loop = { time: 10_000, reloads: 5 };
/** So many deaths of a version, and the version before is drawn. */
const most = 2;
const deathsKey = 'cyberharbour-deaths';
const reloadsKey = 'cyberharbour-reloads';
/**
 * Each page writes an entry of its own: two tabs that change one entry at once undo what the other wrote, and a page
 * that was left would be open again.
 */
const pagePrefix = 'cyberharbour-page ';
const pageKey = pagePrefix + Math.random().toString(36).slice(2);

const unitOf = (name: string, version: string) => `${name} ${version}`;
/** Whatever else is stored counts as nothing. */
const since = (times: unknown, time: number): number[] =>
  Array.isArray(times) ? times.map(Number).filter((at) => at > Date.now() - time) : [];

/** @returns how often it happened to the unit in `time` */
function add(
  storage: () => Storage,
  key: string,
  { unit, time, times }: { unit: string; time: number; times: number },
) {
  const before = readStored(storage, key);
  const now = [...since(before[unit], time), ...Array.from({ length: times }, () => Date.now())];
  writeStored(storage, key, { ...before, [unit]: now });
  return now.length;
}

let current: { name: string; version: string } | undefined;

/**
 * Which versions this browser's pages die of: an endless loop or a full memory reports nothing by itself, so each page
 * notes that it lives, and the next one finds those that stopped without being left.
 */
export const pageLife = {
  /** What drew last; it answers for what is wrong with the page. */
  get current() {
    return current;
  },
  /** Called before the first code of a version runs. */
  enter(name: string, version: string) {
    current = { name, version };
    pageLife.beat();
  },
  /** A tab in the background may draw as well, and is silent for as long as nobody looks at it. */
  beat() {
    if (!current || document.visibilityState !== 'visible') return;
    writeStored(everyTab, pageKey, { unit: unitOf(current.name, current.version), at: Date.now() });
  },
  leave: () => removeStored(everyTab, pageKey),
  /** Counts deaths; two are enough for the version before. */
  note: (name: string, version: string, times = most) =>
    void add(everyTab, deathsKey, { unit: unitOf(name, version), time: memory, times }),
  hasDied: (name: string, version: string) =>
    since(readStored(everyTab, deathsKey)[unitOf(name, version)], memory).length >= most,
  /**
   * Notes the deaths of pages that were heard of within the time that deaths count: a browser that ends with all of its
   * pages, as one without power does, leaves them for days.
   * @returns the versions whose pages died since the last call, once for each page
   */
  findDead(): { name: string; version: string }[] {
    const now = Date.now();
    return listStored(everyTab, pagePrefix)
      .map((key): { key: string; unit?: unknown; at?: unknown } => ({ ...readStored(everyTab, key), key }))
      .filter(({ at }) => Number(at) < now - silence)
      .map(({ key, unit, at }) => {
        removeStored(everyTab, key);
        const [name = '', version = ''] = String(unit).split(' ');
        if (Number(at) > now - memory) pageLife.note(name, version, 1);
        return { name, version };
      });
  },
  /**
   * Notes that a page which a version draws was loaded anew. @returns whether this tab is in a loop of that; tabs that
   * are loaded anew together are none
   */
  noteReload: (name: string, version: string): boolean =>
    add(thisTab, reloadsKey, { unit: unitOf(name, version), time: loop.time, times: 1 }) >= loop.reloads,
};
