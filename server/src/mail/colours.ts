/** The product's colours, in the morning and at night: those of its pages (shared-ui/src/tokens/palette.ts). */
const colours = {
  sand: ['#f2ebdc', '#081920'],
  sheet: ['#fffefa', '#112a33'],
  ink: ['#10303a', '#f3eddf'],
  quiet: ['#566a6f', '#9fb3b4'],
  link: ['#0a5263', '#93d8dd'],
  soft: ['#dceaea', '#163f49'],
  line: ['#ddd3bf', '#24424c'],
  beacon: ['#f4bd3c', '#f4c453'],
  night: ['#10303a', '#0b1f27'],
  sky: ['#cde3e6', '#0f2c3a'],
  sea1: ['#8fc0c4', '#1b4f5d'],
  sea2: ['#539ba5', '#154351'],
  sea3: ['#23717f', '#0f3643'],
  sea4: ['#0d4857', '#092832'],
  blue: ['#1d4f86', '#3f7fbd'],
  white: ['#fffdf5', '#ece6d5'],
  red: ['#c9452c', '#dc6a4e'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Colour = keyof typeof colours;

const inks = ['ink', 'quiet', 'link', 'night'] as const satisfies readonly Colour[];
type Ink = (typeof inks)[number];
const isInk = (name: string) => inks.some((each) => each === name);

/** A ground: as attribute for old programs, as style for the others, as class for the dark scheme. */
export const paint = (colour: Colour, style = '') =>
  `class="on-${colour}" bgcolor="${colours[colour][0]}" style="background-color:${colours[colour][0]};${style}"`;

/** The colour of a text. */
export const ink = (colour: Ink, style = '') => `class="${colour}" style="color:${colours[colour][0]};${style}"`;

/** What a mail program that knows the dark scheme paints over; all others leave it out. */
export const darkStyles = `@media (prefers-color-scheme:dark){${Object.entries(colours)
  .map(
    ([name, [, dark]]) =>
      `.on-${name}{background-color:${dark}!important}${isInk(name) ? `.${name}{color:${dark}!important}` : ''}`,
  )
  .join('')}}`;
