/** What a gate does not let through, in sentences for whoever asked: every reason at once, one a line. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
  readonly reasons: readonly string[];
  constructor(reasons: string | readonly string[]) {
    const all = typeof reasons === 'string' ? [reasons] : reasons;
    super(all.join('\n'));
    this.reasons = all;
  }
}

/** The part is not where it was when the decision was made. */
export class Moved extends ReleaseRefused {
  override name = 'Moved';
}

/**
 * A file of the store that cannot be read as what it should be: nobody's release is at fault, somebody has to look at
 * the store.
 */
export class StoreFault extends Error {
  override name = 'StoreFault';
}

/** @throws ReleaseRefused when there is any reason */
export function refuseFor(reasons: readonly string[]) {
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
}
