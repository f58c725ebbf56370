/**
 * Where releases lie: files under names with slashes. Two writes must be exact wherever it is: `create` lets one of
 * several writers win, and a reader sees a whole file or none.
 */
export interface Objects {
  /** As people know it: the folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Nothing where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** What lies directly under a name, sorted; nothing where there is nothing. */
  names(under: string): Promise<string[]>;
  /** @returns false where it is there already */
  create(name: string, text: string): Promise<boolean>;
  replace(name: string, text: string): Promise<void>;
  /** An empty folder of this machine, to prepare files in. */
  workshop(): Promise<string>;
  /** Moves a prepared folder to its final name. @returns false where something else is there already */
  settle(workshop: string, name: string): Promise<boolean>;
  /** Takes away all that lies under a name. */
  remove(under: string): Promise<void>;
  /** One piece of work at a time, for all who use this store; whoever holds on for longer than 15 s counts as gone. */
  oneAtATime<T>(work: () => Promise<T>): Promise<T>;
}

/** Nobody works this long on a step, in milliseconds; whoever left the lock behind is gone. */
export const abandoned = 15_000;
