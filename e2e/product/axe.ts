import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at level AA, by axe's names. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Which rules; all of axe's without, its best practices too. */
  tags?: string[];
  /** A selector; the whole page without. */
  within?: string;
}

/**
 * What axe finds in the page as it is now: a line for each rule, with the elements that break it. It works within the
 * page alone, which has no frame of another origin: reports of several frames would take a page of their own to put
 * together, and twice the time. What passes is counted, not described.
 */
export async function findViolations(page: Page, { tags, within }: Scope = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (tags) builder.withTags(tags);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
