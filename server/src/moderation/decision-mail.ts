import { writeLetter } from '../mail/letter.ts';

/** What the author of a post is reads in the mail. */
export interface DecisionNotice {
  kind: string;
  id: string;
  title: string;
  to: string;
  reason: string | null | undefined;
}

const said: Record<string, [subject: string, sentence: string]> = {
  approved: ['is published', 'is published. Everyone can read it now.'],
  active: ['is published', 'is published. Everyone can see it now.'],
  archived: ['was archived', 'was archived by a moderator.'],
  pending: ['waits for a moderator', 'waits for a moderator again, and does not show meanwhile.'],
  'sent-back': [
    'was sent back to you',
    'was sent back to you. Once you have changed it, a moderator looks at it again.',
  ],
};

/** What a moderator decided, in the words of a letter. */
export function writeDecisionMail(
  name: string,
  { kind, id, title, to, reason }: DecisionNotice,
  webUrl: string,
): { subject: string; text: string; html: string } {
  const [subject, sentence] = said[to] ?? ['was changed', `is now ${to}.`];
  const folder = kind === 'blog' ? 'blog' : `${kind}s`;
  const link =
    to === 'sent-back'
      ? { text: 'Change it', url: `${webUrl}/${folder}/${id}/edit` }
      : { text: 'Open it', url: `${webUrl}/${folder}/${id}` };
  const paragraphs = [`Your ${kind} “${title}” ${sentence}`, ...(reason ? [`The moderator wrote: ${reason}`] : [])];
  return { subject: `Your ${kind} ${subject}`, ...writeLetter({ name, paragraphs, link }) };
}
