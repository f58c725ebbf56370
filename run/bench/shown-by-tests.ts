/** Reads a figure from what a suite printed; undefined where it printed none. */
type ReadFigure = (output: string) => string | undefined;

/**
 * A figure that tests print. The test itself asserts its bar, unless the row ends with the most that the figure may be.
 * A figure that was not printed, or of a suite that failed, counts as missed.
 */
export type FigureRow = readonly [name: string, read: ReadFigure, bar: string, most?: number];

const matchFigure =
  (pattern: RegExp, format: (...groups: string[]) => string): ReadFigure =>
  (output) => {
    const match = pattern.exec(output);
    return match ? format(...match.slice(1)) : undefined;
  };

const formatSeconds = (text = '') => `${text} s`;

/** Test files of Node's runner with their figures. */
export const shownByNode: Record<string, FigureRow[]> = {
  'releases/src/gates/gates.test.ts': [
    [
      'Bad releases refused before a pointer moves (reasons above)',
      (output) => `${output.match(/ℹ refused, /g)?.length ?? 0} of 11`,
      '10 of 10 (11 are sent)',
    ],
  ],
  'releases/src/gates/taken-paths.test.ts': [
    [
      'Spellings of taken paths: refused or harmless',
      matchFigure(
        /ℹ (\d+) spellings: (\d+) refused, (\d+) harmless/,
        (all = '', refused = '', harmless = '') => `${Number(refused) + Number(harmless)} of ${all}`,
      ),
      'all',
    ],
  ],
  'releases/src/trials/judge-feel.test.ts': [
    [
      'Seeded slow or failing trials: taken back within 200 views',
      matchFigure(/(\d+ of 200) worse trials found/, String),
      '190 of 200',
    ],
    ['Equal trials: false alarms', matchFigure(/(\d+ false alarms in 1,000) equal trials/, String), '1 in 1,000', 1],
  ],
  ...Object.fromEntries(
    [
      ['Forged pointers and files in a store', 'releases/src/inspection/verify.test.ts'],
      ['Forged releases sent to the release API', 'releases/src/http-api/upload.test.ts'],
      ['Forged packages and origins', 'releases/src/provenance/packages.test.ts'],
      ['Forged tickets, counts from one address', 'server/src/releases/tickets.test.ts'],
      ['Forged, foreign and ended previews', 'shell/server/previews/previews.test.ts'],
    ].map(([name = '', file = '']): [string, FigureRow[]] => [
      file,
      [[`${name}: tests that refuse them`, matchFigure(/^ℹ pass (\d+)$/m, (passed = '') => `all of ${passed}`), 'all']],
    ]),
  ),
  'releases/src/moves/parallel.test.ts': [
    [
      '50 publishes and promotes at once, three teams: lost',
      matchFigure(/50 publishes and promotes: (\d+) lost/, String),
      '0',
    ],
    [
      'The same, two readers meanwhile: torn',
      matchFigure(
        /lost; (\d+) readings of everything meanwhile: (\d+) torn/,
        (reads = '', torn = '') => `${torn} of ${reads}`,
      ),
      '0',
    ],
  ],
  'run/tests/heavy/outage.heavy.ts': [
    ['Release store gone: until the alarm', matchFigure(/store gone: alarm after ([\d.]+) s/, formatSeconds), '30 s'],
    [
      'Release store garbled: until the alarm',
      matchFigure(/store garbled: alarm after ([\d.]+) s/, formatSeconds),
      '30 s',
    ],
    [
      'Pages from the last verified set meanwhile, one restart',
      matchFigure(/store gone: .*?(\d+ of \d+) pages/, String),
      'all',
    ],
  ],
  'run/tests/heavy/trials.heavy.ts': [
    [
      'Bad trial, 20 % against 0.5 %: 50th session to taken back',
      matchFigure(/([\d.]+) s after the 50th session/, formatSeconds),
      '60 s',
    ],
    [
      'False alarms in 100 clean trials',
      matchFigure(
        /(\d+) sessions on trial, (\d+) false alarms/,
        (sessions = '', alarms = '') => `${alarms} in ${sessions} sessions`,
      ),
      '0',
    ],
  ],
  'run/tests/heavy/new-remote.heavy.ts': [
    [
      'A new remote: from nothing to live behind a pin',
      matchFigure(/From nothing to live behind a pin: (\d+) s/, formatSeconds),
      '600 s',
    ],
  ],
  'run/tests/heavy/own-repository.heavy.ts': [
    [
      'A remote in its own repository: empty folder to live',
      matchFigure(/Own repository, empty folder to live: (\d+) s/, formatSeconds),
      '300 s',
      300,
    ],
  ],
};

/** Journeys in Chromium on published releases. */
export const journeyFiles = [
  'pipeline/healing.test',
  'pipeline/healing-integrity',
  'pipeline/healing-old-tabs',
  'pipeline/preview',
];
export const shownInChromium: FigureRow[] = [
  [
    'Remotes broken in eight ways: healed by themselves',
    matchFigure(/healed (\d+ of \d+);/, String),
    '22 of 24; the rest contained',
  ],
  [
    'Failure to healed, p95 without hangs',
    matchFigure(/p95 (\d+) ms, longest hang/, (ms = '') => `${ms} ms`),
    '1500 ms',
    1500,
  ],
  ['Failure to healed, longest hang', matchFigure(/longest hang (\d+) ms/, (ms = '') => `${ms} ms`), '8000 ms', 8000],
  [
    'One byte of every script of every remote: scripts that ran',
    (output) => {
      const each = [...output.matchAll(/(\d+) scripts tampered with, \d+ refusals, (\d+) ran/g)];
      return each.length === 3
        ? `${each.reduce((sum, [, , ran]) => sum + Number(ran), 0)} of ${each.reduce((sum, [, scripts]) => sum + Number(scripts), 0)}`
        : undefined;
    },
    '0',
  ],
  [
    'Tab five releases old, every lazy route: failed loads',
    matchFigure(
      /old tab: (\d+) screens, \d+ files, (\d+) failed loads/,
      (screens = '', failed = '') => `${failed} in ${screens} screens`,
    ),
    '0',
  ],
  [
    'Preview: from the command to the screen',
    matchFigure(/preview: from the command to the screen in ([\d.]+) s/, formatSeconds),
    '30 s',
    30,
  ],
  [
    'Its note of a new version, after the focus',
    matchFigure(/the note (\d+) ms after the focus/, (ms = '') => `${ms} ms`),
    '60 s',
  ],
];

/** This release beside the one before. */
export const shownByPairings: [FigureRow] = [
  [
    'Shell N−1/N × remote N−1/N × API N−1/N × three remotes',
    matchFigure(/^ +(\d+) passed/m, (passed = '') => `${passed} of 24`),
    '24 of 24',
  ],
];

/** Releases that say nothing of what is wrong with them, each kind in each remote: half an hour. */
export const shownByFaults: [FigureRow] = [
  [
    'Quiet faults of 19 kinds in three remotes: refused, contained or healed',
    matchFigure(/(\d+ of \d+) refused, contained or healed/, String),
    '57 of 57, counted',
  ],
];

/** Two majors of React and of the design system, which build the product four times. */
export const shownByMajors: FigureRow[] = [
  [
    'React and design system N and N+1, shells and remotes: pairings',
    (output) => `${output.match(/: second React \d+ B/g)?.length ?? 0} of 16`,
    '16 of 16',
  ],
  [
    'A second React, where it is needed',
    (output) => {
      const bytes = [...output.matchAll(/: second React ([1-9]\d*) B/g)].map(([, one]) => Number(one));
      return bytes.length > 0 ? `${Math.max(...bytes)} B` : undefined;
    },
    '60000 B',
    60_000,
  ],
];
