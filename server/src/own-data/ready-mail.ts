import { defineNotice } from '../auth/notices.ts';

export const readyNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour data is ready',
    sentence:
      'The file with your data that you asked for is ready. You find it under Security; it is gone after a day.',
    why: 'You get this because somebody who was signed in to your account asked for a file with its data.',
  }),
  (of) => ({ 'data-ready': of() }),
);
