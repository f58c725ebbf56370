/** A name of a package that is somewhere else now, or called otherwise. */
export interface Move {
  /** The module that had it. */
  from: string;
  name: string;
  /** The module that has it now. */
  to: string;
  /** What it is called now, where that changed. */
  as?: string;
}

/** What a codemod made of one file. */
export interface Changed {
  text: string;
  /** What it found and a person has to change: line and sentence. */
  byHand: readonly { line: number; sentence: string }[];
}

/** A change of the packages, done to the sources of a remote. Where it was done already it changes nothing. */
export interface Codemod {
  name: string;
  /** The first version whose sources need it: of the package that it is about. */
  since: string;
  does: string;
  /** Of which files, by their paths in the repository. */
  concerns: (file: string) => boolean;
  change: (file: string, text: string) => Changed;
}
