// Apart from the schemas: a page that shows actions need not load what checks them.

import { limits } from './limits.ts';
import { isPublicAddress } from './public-address.ts';

interface Action {
  text: string;
  guide: string | null;
}

const address = /^(.*?)\s*(\bhttps?:\/\/\S+)$/i;

/** The actions of a form's text: one in a line, the address of its guide at the end of the line. */
export const readActions = (lines: string): Action[] =>
  lines
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, said = line, guide = null] = address.exec(line) ?? [];
      return { text: said.replaceAll(/\s+/g, ' ').trim(), guide };
    });

/** The text that `readActions` reads. */
export const writeActions = (actions: readonly Action[]): string =>
  actions.map(({ text: said, guide }) => (guide === null ? said : `${said}\t${guide}`)).join('\n');

/** What is wrong with the actions of a form, as a sentence; undefined where nothing is. */
export function faultOfActions(lines: string): string | undefined {
  const actions = readActions(lines);
  if (actions.length > limits.actions) return `A campaign asks for at most ${limits.actions} actions.`;
  for (const [place, { text: said, guide }] of actions.entries()) {
    const name = `Action ${place + 1}`;
    if (said === '') return `${name}: say in plain words what to do.`;
    if (Array.from(said).length > limits.action) return `${name} has at most ${limits.action} characters.`;
    if (guide !== null && guide.length > limits.guide)
      return `${name}: an address has at most ${limits.guide} characters.`;
    if (guide !== null && !isPublicAddress(guide))
      return `${name}: the guide needs a whole address that begins with https:// and has no password in it.`;
  }
  return undefined;
}

/** All that a campaign says, in the words that moderators compare: its text, what it asks for, and its goal. */
export const wholeCampaignText = (campaign: {
  description: string;
  actions?: readonly Action[] | undefined;
  goal?: number | null | undefined;
}): string =>
  [
    campaign.description,
    ...(campaign.actions ?? []).map(
      ({ text: said, guide }, place) => `Action ${place + 1}: ${said}${guide === null ? '' : `\nGuide: ${guide}`}`,
    ),
    ...(campaign.goal ? [`Goal: ${campaign.goal} people`] : []),
  ].join('\n\n');
