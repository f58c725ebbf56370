import { questionConsent, thanksConsent } from '@cyberharbour/shared-api/contract';
import { defineMail, isolate } from '../mail/letter.ts';

const sampleUrl = (page: string) => `/api/campaign-questions/${page}?token=sample`;
const whyThanked = (title: string) =>
  `You get this because you left this address at the campaign “${isolate(title)}” for its organiser’s thanks, and for nothing else.`;
const whyAsked = (title: string) =>
  `You get this because you left this address at the campaign “${isolate(title)}” to be asked, and for nothing else.`;

export const confirmQuestionMail = defineMail(
  (title: string, confirmUrl: string) => ({
    kind: 'question',
    subject: 'Shall we ask you how it goes?',
    paragraphs: [
      `Somebody, we hope you, joined the campaign “${isolate(title)}” and left this address.`,
      `By confirming you say: “${questionConsent}”`,
    ],
    button: { text: 'Yes, ask me', url: confirmUrl },
    closing: ['The link works for seven days. If it was not you, do nothing: the address is deleted then.'],
    why: whyAsked(title),
  }),
  (of, theirs) => ({ 'question-confirm': of(theirs('Two-step Tuesday'), sampleUrl('confirm')) }),
);

export const stillOnMail = defineMail(
  (title: string, days: 30 | 90, yesUrl: string, stopUrl: string) => ({
    kind: 'question',
    subject: 'Still on?',
    paragraphs: [
      `${days} days ago you joined the campaign “${isolate(title)}”. Are you still at it?`,
      'Yes is one press. If it did not last, there is nothing to press, and nothing to be sorry for: starting again counts too.',
    ],
    button: { text: 'Yes, still on', url: yesUrl },
    closing: [
      days === 30
        ? `We ask once more, 90 days after you joined. No more questions, please: ${stopUrl}`
        : 'This was the last question. Your address is deleted.',
    ],
    why: whyAsked(title),
    unsubscribeUrl: stopUrl,
  }),
  (of, theirs) => ({
    'question-after-30-days': of(theirs('Two-step Tuesday'), 30, sampleUrl('still-30'), sampleUrl('stop')),
    'question-after-90-days': of(theirs('Two-step Tuesday'), 90, sampleUrl('still-90'), sampleUrl('stop')),
  }),
);

export const confirmThanksMail = defineMail(
  (title: string, confirmUrl: string) => ({
    kind: 'question',
    subject: 'Shall we send you the thanks?',
    paragraphs: [
      `Somebody, we hope you, left this address at the campaign “${isolate(title)}”.`,
      `By confirming you say: “${thanksConsent}”`,
    ],
    button: { text: 'Yes, send it', url: confirmUrl },
    closing: ['The link works for seven days. If it was not you, do nothing: the address is deleted then.'],
    why: whyThanked(title),
  }),
  (of, theirs) => ({ 'thanks-confirm': of(theirs('Two-step Tuesday'), sampleUrl('confirm-thanks')) }),
);

export const thanksMail = defineMail(
  (campaign: { id: string; title: string }, by: string, text: string, stopUrl: string) => ({
    kind: 'question',
    subject: 'Thank you',
    paragraphs: [
      `The campaign “${isolate(campaign.title)}” is over, and you were in it. ${isolate(by)}, who began it, has a word for you.`,
    ],
    quote: { by: 'The organiser wrote', text },
    button: { text: 'What became of it', url: `/campaigns/${campaign.id}#updates` },
    closing: ['This was the one mail. Your address is deleted.'],
    why: whyThanked(campaign.title),
    unsubscribeUrl: stopUrl,
  }),
  (of, theirs) => ({
    'campaign-thanks': of(
      { id: '01a1d817-bec5-7527-9907-df2fc9249ff2', title: theirs('Two-step Tuesday') },
      theirs('Rivertown Library'),
      theirs('You were 112. So many accounts with a second step, and so much tea. Thank you.'),
      sampleUrl('stop-thanks'),
    ),
  }),
);
