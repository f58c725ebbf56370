export interface Pairs {
  /** 7: body text. 4.5: other text. 3: edges, marks and parts of charts. WCAG 2.2: 1.4.6, 1.4.3, 1.4.11. */
  least: 7 | 4.5 | 3;
  marks: readonly string[];
  on: readonly string[];
}

const grounds = ['paper', 'paper-2', 'surface', 'surface-2'];

/** Which colours the design puts on which. A new pair in a style sheet is a new line here. */
export const pairs: readonly Pairs[] = [
  { least: 7, marks: ['ink', 'ink-2'], on: grounds },
  {
    least: 7,
    marks: ['ink'],
    on: ['art-sky', 'art-sky-2', 'accent-soft', 'warn-soft', 'danger-soft', 'success-soft', 'neutral-soft'],
  },
  { least: 7, marks: ['ink-2'], on: ['art-sky', 'neutral-soft'] },
  { least: 7, marks: ['on-deep', 'on-deep-2'], on: ['deep', 'deep-2'] },
  { least: 4.5, marks: ['ink-3', 'link', 'danger', 'success', 'warn'], on: grounds },
  { least: 4.5, marks: ['ink'], on: ['art-sky-3'] },
  { least: 4.5, marks: ['paper'], on: ['ink'] }, // a pressed filter
  { least: 4.5, marks: ['on-accent'], on: ['accent', 'accent-hover'] },
  { least: 4.5, marks: ['on-beacon'], on: ['beacon', 'beacon-hover'] },
  { least: 4.5, marks: ['on-danger'], on: ['danger', 'danger-hover'] },
  { least: 4.5, marks: ['danger'], on: ['danger-soft'] },
  { least: 4.5, marks: ['success'], on: ['success-soft'] },
  { least: 4.5, marks: ['warn'], on: ['warn-soft'] },
  { least: 4.5, marks: ['accent'], on: ['accent-soft'] },
  { least: 4.5, marks: ['beacon'], on: ['deep'] },
  { least: 3, marks: ['pencil', 'line-strong', 'accent', 'danger'], on: grounds },
  { least: 3, marks: ['on-accent', 'neutral-soft'], on: ['ink-3'] }, // what is ticked or chosen and cannot be changed
  { least: 3, marks: ['accent'], on: ['neutral-soft'] }, // a progress bar in its track
  { least: 3, marks: ['pencil-deep'], on: ['deep', 'deep-2'] },
  { least: 3, marks: ['chart-1', 'chart-2'], on: ['surface'] },
  { least: 3, marks: ['chart-1'], on: ['chart-2'] },
];

/** Never text and never the only sign of anything: drawings, shadows, lines that decorate. */
export const decoration = /^(?:art-|shade-|veil$|line$|line-deep$)/;
