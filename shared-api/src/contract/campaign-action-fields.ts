import * as z from 'zod/mini';
import { faultOfActions } from './campaign-actions.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** One thing that a campaign asks for. `guide` is an address that says how: of the library, or the author's own. */
export const CampaignAction = z.object({ text: z.string(), guide: z.nullable(z.string()) });
export type CampaignAction = z.infer<typeof CampaignAction>;

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
