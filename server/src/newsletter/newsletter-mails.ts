import { newsletterConsent } from '@cyberharbour/shared-api/contract';
import { defineMail } from '../mail/letter.ts';

const why = 'You get this because somebody entered this address into our newsletter form.';
const sampleUrl = '/api/newsletter/unsubscribe?token=sample';

export const confirmMail = defineMail(
  (confirmUrl: string) => ({
    kind: 'newsletter',
    subject: 'Confirm your CyberHarbour newsletter',
    paragraphs: [
      'Somebody, we hope you, asked for our newsletter at this address.',
      `By confirming you say: “${newsletterConsent}”`,
    ],
    button: { text: 'Confirm my subscription', url: confirmUrl },
    closing: ['The link works for seven days. If it was not you, do nothing: nothing will come.'],
    why,
  }),
  (of) => ({ 'newsletter-confirm': of('/api/newsletter/confirm?token=sample') }),
);

export const welcomeMail = defineMail(
  (unsubscribeUrl: string) => ({
    kind: 'newsletter',
    subject: 'You are subscribed to the CyberHarbour newsletter',
    paragraphs: [
      'Welcome aboard. What you chose comes to this address, and nothing else. Each letter says how to choose again.',
    ],
    button: { text: 'Unsubscribe', url: unsubscribeUrl },
    why: 'You get this because you confirmed our newsletter at this address.',
    unsubscribeUrl,
  }),
  (of) => ({ 'newsletter-welcome': of(sampleUrl) }),
);

export const alreadySubscribedMail = defineMail(
  ({ unsubscribeUrl, topicsUrl }: { unsubscribeUrl: string; topicsUrl: string }) => ({
    kind: 'newsletter',
    subject: 'You are already subscribed to the CyberHarbour newsletter',
    paragraphs: ['Somebody asked for our newsletter at this address, which has it already. Nothing changes.'],
    button: { text: 'Choose what comes, or unsubscribe', url: topicsUrl },
    why,
    unsubscribeUrl,
  }),
  (of) => ({
    'newsletter-already': of({ unsubscribeUrl: sampleUrl, topicsUrl: '/api/newsletter/topics?token=sample' }),
  }),
);
