import { readStored, thisTab, writeStored } from '../stored-object';

/** How long a version that hung is tried last in this tab, in milliseconds. */
const penalty = 5 * 60_000;
const key = 'cyberharbour-hung';

/**
 * Versions that did not answer in this tab, across its page loads. Every other fault shows at once; a hang costs five
 * seconds, and without this list it would on every page.
 */
export const hungVersions = {
  has: (name: string, version: string) => Number(readStored(thisTab, key)[`${name} ${version}`]) > Date.now(),
  note: (name: string, version: string) =>
    writeStored(thisTab, key, { ...readStored(thisTab, key), [`${name} ${version}`]: Date.now() + penalty }),
  forget(name: string, version: string) {
    const { [`${name} ${version}`]: until, ...others } = readStored(thisTab, key);
    if (until !== undefined) writeStored(thisTab, key, others);
  },
};
