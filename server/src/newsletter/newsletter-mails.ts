import { newsletterConsent } from '@cyberharbour/shared-api/contract';
import { writeLetter } from '../mail/letter.ts';

interface Words {
  subject: string;
  text: string;
  html: string;
}

export const writeConfirmMail = (confirmUrl: string): Words => ({
  subject: 'Confirm your CyberHarbour newsletter',
  ...writeLetter({
    paragraphs: [
      'Somebody, we hope you, asked for our newsletter at this address.',
      `By confirming you say: “${newsletterConsent}”`,
    ],
    link: { text: 'Confirm my subscription', url: confirmUrl },
    closing: ['The link works for seven days. If it was not you, do nothing: nothing will come.'],
  }),
});

export const writeWelcomeMail = (unsubscribeUrl: string): Words => ({
  subject: 'You are subscribed to the CyberHarbour newsletter',
  ...writeLetter({
    paragraphs: ['Welcome aboard. One short letter a month: what is going around, and one thing to do about it.'],
    link: { text: 'Unsubscribe', url: unsubscribeUrl },
  }),
});

export const writeAlreadySubscribedMail = (unsubscribeUrl: string): Words => ({
  subject: 'You are already subscribed to the CyberHarbour newsletter',
  ...writeLetter({
    paragraphs: ['Somebody asked for our newsletter at this address, which has it already. Nothing changes.'],
    link: { text: 'Unsubscribe', url: unsubscribeUrl },
  }),
});
