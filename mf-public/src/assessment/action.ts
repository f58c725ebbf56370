import type { GuideName } from './guides';

/** The eight strategies by the names of the Australian Signals Directorate (Essential Eight Maturity Model). */
export type Strategy =
  | 'Patch applications'
  | 'Patch operating systems'
  | 'Multi-factor authentication'
  | 'Restrict administrative privileges'
  | 'Application control'
  | 'Restrict Microsoft Office macros'
  | 'User application hardening'
  | 'Regular backups';

export interface Action {
  title: string;
  how: string;
  /** For one careful person, once. */
  minutes: number;
  /** What to read about it. */
  reading: GuideName;
  /** Only where the action is part of one of the eight. */
  strategy?: Strategy;
}
