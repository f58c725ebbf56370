import { type TestName } from './tests.ts';

/** A section of a page, for what a requirement wants to be written down. */
export type Section = `${string}.md#${string}`;

interface Met {
  state: 'met';
  asks: string;
  how: string;
  /** Tests by their names in `tests.ts`, and sections of pages. */
  shownBy: readonly (TestName | Section)[];
}

interface Stated {
  /** What the operator provides; what the product has no place for; what it does not do. */
  state: 'by deployment' | 'not applicable' | 'missed';
  asks: string;
  how: string;
  shownBy: readonly (TestName | Section)[];
}

export type Requirement = Met | Stated;

/** The requirements of one chapter by their ids. */
export interface Chapter {
  title: string;
  requirements: Record<string, Requirement>;
}

export type Proof = TestName | Section;

/** @param asks what the requirement asks, in our words; `how`: what the product does; then one proof or more */
export const meet = (asks: string, how: string, ...shownBy: [Proof, ...Proof[]]): Requirement => ({
  state: 'met',
  asks,
  how,
  shownBy,
});

/** What whoever runs the product provides, and the section that tells them. */
export const byDeployment = (asks: string, how: string, ...shownBy: [Proof, ...Proof[]]): Requirement => ({
  state: 'by deployment',
  asks,
  how,
  shownBy,
});

export const notApplicable = (asks: string, how: string): Requirement => ({
  state: 'not applicable',
  asks,
  how,
  shownBy: [],
});

/** Declared: `how` says what closes it. */
export const miss = (asks: string, how: string, ...shownBy: Proof[]): Requirement => ({
  state: 'missed',
  asks,
  how,
  shownBy,
});
