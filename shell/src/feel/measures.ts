/** Of layout shifts: those within this time of each other are one, which lasts so long at most; in milliseconds. */
const [gap, longest] = [1000, 5000];
/** A task may take so long before somebody notices; in milliseconds. */
const unnoticed = 50;

/** The parts of the browser's own entries that are used; TypeScript's library does not know all of them. */
export interface Entry {
  startTime: number;
  duration: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** What was measured while one version drew the page. Definitions: https://web.dev/articles/vitals. */
export class Measures {
  lcp: number | undefined;
  /** What the browser measures is nothing, and not unknown, where there is no entry of it. */
  private shift: number | undefined;
  private blockedTime: number | undefined;
  private window = { sum: 0, first: 0, last: -Infinity };
  private readonly presses = new Map<number, number>();

  constructor(supported: readonly string[]) {
    this.shift = supported.includes('layout-shift') ? 0 : undefined;
    this.blockedTime = supported.includes('longtask') ? 0 : undefined;
  }

  addShift({ startTime, value = 0, hadRecentInput }: Entry) {
    if (hadRecentInput) return;
    const isSame = startTime - this.window.last < gap && startTime - this.window.first < longest;
    this.window = isSame
      ? { ...this.window, sum: this.window.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    this.shift = Math.max(this.shift ?? 0, this.window.sum);
  }

  addTask({ duration }: Entry) {
    this.blockedTime = (this.blockedTime ?? 0) + Math.max(0, duration - unnoticed);
  }

  addPress({ interactionId = 0, duration }: Entry) {
    if (interactionId > 0) this.presses.set(interactionId, Math.max(duration, this.presses.get(interactionId) ?? 0));
  }

  /** Thousandths. */
  get cls() {
    return this.shift === undefined ? undefined : Math.round(this.shift * 1000);
  }

  get blocked() {
    return this.blockedTime === undefined ? undefined : Math.round(this.blockedTime);
  }

  /** The longest, of each fifty presses but one. */
  get inp() {
    const longestFirst = [...this.presses.values()].sort((one, other) => other - one);
    return longestFirst[Math.floor(longestFirst.length / 50)];
  }
}
