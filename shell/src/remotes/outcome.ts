/** Why a path has no screen: nobody claims it, it is not for this visitor, or its remote could not be loaded. */
export type Outcome = 'missing' | 'refused' | 'failed';

const outcomes = new Map<string, Outcome>();

export const noteOutcome = (path: string, outcome: Outcome): void => void outcomes.set(path, outcome);

export const outcomeOf = (path: string): Outcome => outcomes.get(path) ?? 'missing';
