import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** One thing that a campaign asks for. `guide` is an address that says how: of the library, or the author's own. */
export const CampaignAction = z.object({ text: z.string(), guide: z.nullable(z.string()) });
export type CampaignAction = z.infer<typeof CampaignAction>;

const address = /^(.*?)\s*(\bhttps?:\/\/\S+)$/i;

/** The actions of a form's text: one in a line, the address of its guide at the end of the line. */
export const readActions = (lines: string): CampaignAction[] =>
  lines
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, said = line, guide = null] = address.exec(line) ?? [];
      return { text: said.replaceAll(/\s+/g, ' ').trim(), guide };
    });

/** The text that `readActions` reads. */
export const writeActions = (actions: readonly CampaignAction[]): string =>
  actions.map(({ text: said, guide }) => (guide === null ? said : `${said}\t${guide}`)).join('\n');

const isGuide = (guide: string) => {
  if (!URL.canParse(guide)) return false;
  const { protocol, username, password, hostname } = new URL(guide);
  return protocol === 'https:' && !username && !password && hostname.includes('.');
};

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
    if (guide !== null && !isGuide(guide))
      return `${name}: the guide needs a whole address that begins with https:// and has no password in it.`;
  }
  return undefined;
}

/** Of a form: up to five actions, see `readActions`. Absent leaves them as they are, empty takes them away. */
export const actionsField = z.optional(
  text().check(
    z.trim(),
    z.superRefine((lines, context) => {
      const message = faultOfActions(lines);
      if (message !== undefined) context.addIssue({ code: 'custom', message, input: lines });
    }),
  ),
);

const goalFault = `A goal is a whole number from 1 to ${limits.goal.toLocaleString('en-AU')}.`;

/** Of a form: how many people the organiser hopes for. Absent leaves it, empty takes it away. */
export const goalField = z.optional(
  text().check(
    z.trim(),
    z.refine((said) => said === '' || (/^[1-9]\d{0,6}$/.test(said) && Number(said) <= limits.goal), goalFault),
  ),
);

/** All that a campaign says, in the words that moderators compare: its text, what it asks for, and its goal. */
export const wholeCampaignText = (campaign: {
  description: string;
  actions?: readonly CampaignAction[] | undefined;
  goal?: number | null | undefined;
}): string =>
  [
    campaign.description,
    ...(campaign.actions ?? []).map(
      ({ text: said, guide }, place) => `Action ${place + 1}: ${said}${guide === null ? '' : `\nGuide: ${guide}`}`,
    ),
    ...(campaign.goal ? [`Goal: ${campaign.goal} people`] : []),
  ].join('\n\n');
