import axe from 'axe-core';

/**
 * Ids of the rules that an element breaks. Colours are judged in a real browser, by the journeys: nothing is painted in
 * these tests.
 */
export const axeFindings = async (container: Element): Promise<string[]> =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);
