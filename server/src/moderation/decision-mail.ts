import { defineMail, isolate, type Theirs } from '../mail/letter.ts';

/** What the author of a post is to read in the mail. */
export interface DecisionNotice {
  kind: string;
  /** Where readers and its author find it, as paths of the site. */
  paths: { read: string; edit: string };
  title: string;
  to: string;
  reason: string | null | undefined;
  /** When it goes live, in milliseconds, where that is later than now. */
  liveAt: number | null;
}

export const pathsBelow = (path: string) => ({ read: path, edit: `${path}/edit` });

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

const timeInMails = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

const sayLater = (liveAt: number): [subject: string, sentence: string] => [
  'is approved',
  `is approved. It goes live on ${timeInMails.format(liveAt)}, Sydney time. Until then you can change the time.`,
];

const sample = (theirs: Theirs, to: string, kind: string): DecisionNotice => ({
  kind,
  paths: pathsBelow(`/${kind === 'blog' ? 'blog' : `${kind}s`}/01a1d817-bec5-7527-9907-df2fc9249ff2`),
  title: theirs('The invoice that was almost right'),
  to,
  reason:
    to === 'sent-back' ? theirs('Great story. Please take out the customer’s name and send it again.') : undefined,
  liveAt: null,
});

/** What a moderator decided, in the words of a letter. */
export const decisionMail = defineMail(
  ({ kind, paths, title, to, reason, liveAt }: DecisionNotice) => {
    const [subject, sentence] = liveAt !== null ? sayLater(liveAt) : (said[to] ?? ['was changed', `is now ${to}.`]);
    const button = to === 'sent-back' ? { text: 'Change it', url: paths.edit } : { text: 'Open it', url: paths.read };
    return {
      kind: 'moderation',
      subject: `Your ${kind} ${subject}`,
      paragraphs: [`Your ${kind} “${isolate(title)}” ${sentence}`],
      quote: reason ? { by: 'The moderator wrote', text: reason } : undefined,
      button,
      why: `You get this because you sent this ${kind} to CyberHarbour.`,
    };
  },
  (of, theirs) => ({
    'post-published': of(sample(theirs, 'approved', 'blog')),
    'post-goes-live-later': of({ ...sample(theirs, 'approved', 'blog'), liveAt: Date.UTC(2026, 11, 3, 22) }),
    'post-sent-back': of(sample(theirs, 'sent-back', 'campaign')),
    'post-archived': of(sample(theirs, 'archived', 'blog')),
    'post-waits-again': of(sample(theirs, 'pending', 'campaign')),
  }),
);
