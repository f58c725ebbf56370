/** A page that was last heard of so long ago and was not left has died; in milliseconds. */
const silence = 5000;
/** How long deaths count, and within which time so many reloads are a loop; in milliseconds. */
const memory = 10 * 60_000;
const loop = { time: 10_000, reloads: 5 };
/** So many deaths of a version, and the version before is drawn. */
const most = 2;
const key = 'cyberharbour-pages';

interface Pages {
  /** By page: what it draws, and when it was last heard of. */
  open: Record<string, { unit: string; at: number }>;
  deaths: Record<string, number[]>;
  reloads: Record<string, number[]>;
}

/** A browser may refuse storage; then no page remembers another. */
function read(): Pages {
  const empty: Pages = { open: {}, deaths: {}, reloads: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Pages>) };
  } catch {
    return empty;
  }
}

function change(work: (pages: Pages) => void) {
  const pages = read();
  work(pages);
  try {
    localStorage.setItem(key, JSON.stringify(pages));
  } catch {
    // Storage that is full or refused: as above.
  }
}

const page = Math.random().toString(36).slice(2);
const unitOf = (name: string, version: string) => `${name} ${version}`;
const since = (times: number[] | undefined, time: number) => (times ?? []).filter((at) => at > Date.now() - time);

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
  beat() {
    const drawn = current;
    if (drawn) change(({ open }) => (open[page] = { unit: unitOf(drawn.name, drawn.version), at: Date.now() }));
  },
  leave: () => change(({ open }) => Reflect.deleteProperty(open, page)),
  /** Counts deaths; two are enough for the version before. */
  note: (name: string, version: string, times = most) =>
    change(({ deaths }) => {
      const unit = unitOf(name, version);
      deaths[unit] = [...since(deaths[unit], memory), ...Array.from({ length: times }, () => Date.now())];
    }),
  hasDied: (name: string, version: string) => since(read().deaths[unitOf(name, version)], memory).length >= most,
  /** @returns the versions whose pages died since the last call, each noted once for each page */
  findDead(): { name: string; version: string }[] {
    const dead = Object.entries(read().open).filter(([, { at }]) => at < Date.now() - silence);
    change(({ open }) => dead.forEach(([one]) => Reflect.deleteProperty(open, one)));
    return dead.map(([, { unit }]) => {
      const [name = '', version = ''] = unit.split(' ');
      pageLife.note(name, version, 1);
      return { name, version };
    });
  },
  /** Notes that a page which a version draws was loaded anew. @returns whether it is in a loop of that */
  noteReload(name: string, version: string): boolean {
    const unit = unitOf(name, version);
    change(({ reloads }) => (reloads[unit] = [...since(reloads[unit], loop.time), Date.now()]));
    return since(read().reloads[unit], loop.time).length >= loop.reloads;
  },
};
