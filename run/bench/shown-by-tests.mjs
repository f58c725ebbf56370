/**
 * Figures that tests say of themselves. Each test holds its own bar, unless a row ends with the most that it may be; a figure that nobody said, or of a suite that failed, is none.
 * @param said what the suite printed
 */
const one = (pattern, write) => (said) => {
  const found = pattern.exec(said);
  return found ? write(...found.slice(1)) : undefined;
};

const seconds = (text) => `${text} s`;

/** Suite, then its rows: name, figure, bar, and the most that the figure may be where no test judges it. */
export const shownByNode = {
  'releases/src/gates/gates.test.ts': [
    [
      'Bad releases refused before a pointer moves (reasons above)',
      (said) => `${said.match(/ℹ refused, /g)?.length ?? 0} of 11`,
      '10 of 10 (11 are sent)',
    ],
  ],
  'releases/src/moves/parallel.test.ts': [
    ['50 publishes and promotes at once, three teams: lost', one(/50 publishes and promotes: (\d+) lost/, String), '0'],
    [
      'The same, two readers meanwhile: torn',
      one(/lost; (\d+) readings of everything meanwhile: (\d+) torn/, (reads, torn) => `${torn} of ${reads}`),
      '0',
    ],
  ],
  'run/heavy/outage.heavy.mjs': [
    ['Release store gone: until the alarm', one(/store gone: alarm after ([\d.]+) s/, seconds), '30 s'],
    ['Release store garbled: until the alarm', one(/store garbled: alarm after ([\d.]+) s/, seconds), '30 s'],
    [
      'Pages from the last verified set meanwhile, one restart',
      one(/store gone: .*?(\d+ of \d+) pages/, String),
      'all',
    ],
  ],
  'run/heavy/trials.heavy.mjs': [
    [
      'Bad trial, 20 % against 0.5 %: 50th session to taken back',
      one(/([\d.]+) s after the 50th session/, seconds),
      '60 s',
    ],
    [
      'False alarms in 100 clean trials',
      one(/(\d+) sessions on trial, (\d+) false alarms/, (sessions, alarms) => `${alarms} in ${sessions} sessions`),
      '0',
    ],
  ],
  'run/heavy/new-remote.heavy.mjs': [
    [
      'A new remote: from nothing to live behind a pin',
      one(/From nothing to live behind a pin: (\d+) s/, seconds),
      '600 s',
    ],
  ],
};

/** Journeys in Chromium on published releases. */
export const journeyFiles = ['healing.test', 'healing-integrity', 'healing-old-tabs'];
export const shownInChromium = [
  [
    'Remotes broken in eight ways: healed by themselves',
    one(/healed (\d+ of \d+);/, String),
    '22 of 24; the rest contained',
  ],
  ['Failure to healed, p95 without hangs', one(/p95 (\d+) ms, longest hang/, (ms) => `${ms} ms`), '1500 ms', 1500],
  ['Failure to healed, longest hang', one(/longest hang (\d+) ms/, (ms) => `${ms} ms`), '8000 ms', 8000],
  [
    'One byte of every script of every remote: scripts that ran',
    (said) => {
      const each = [...said.matchAll(/(\d+) scripts tampered with, \d+ refusals, (\d+) ran/g)];
      return each.length === 3
        ? `${each.reduce((sum, [, , ran]) => sum + Number(ran), 0)} of ${each.reduce((sum, [, scripts]) => sum + Number(scripts), 0)}`
        : undefined;
    },
    '0',
  ],
  [
    'Tab five releases old, every lazy route: failed loads',
    one(
      /old tab: (\d+) screens, \d+ files, (\d+) failed loads/,
      (screens, failed) => `${failed} in ${screens} screens`,
    ),
    '0',
  ],
  ['Its note of a new version, after the focus', one(/the note (\d+) ms after the focus/, (ms) => `${ms} ms`), '60 s'],
];

/** This release beside the one before. */
export const shownByPairings = [
  [
    'Shell N−1/N × remote N−1/N × API N−1/N × three remotes',
    one(/^ +(\d+) passed/m, (passed) => `${passed} of 24`),
    '24 of 24',
  ],
];
