/** A sentence of a page that says what the product, or its people, do or never do. */
export interface Promised {
  /** As it stands on the page, its spaces made one; up to where markup interrupts it. */
  said: string;
  /** The page, below `mf-public/src`. */
  on: string;
  /** The test that shows it; or, where no program can keep it, who does. */
  shownBy: { test: string; in: string } | { people: string };
}

const codes = { in: 'server/src/auth/codes.test.ts', test: 'verifies with the code from the mail, once' };
const counted = {
  in: 'server/src/campaign-counts/campaign-counts.test.ts',
  test: 'leave nothing behind that lasts longer than the day',
};
const onDevice = {
  in: 'e2e/assessment.test.ts',
  test: 'a visitor takes the assessment by keyboard, finds the result after a reload, and shares it by a link',
};
const readFirst = {
  in: 'server/src/publishing/publishing.test.ts',
  test: 'has a post in every feed, the calendar and the sitemap while it is public, and at once no longer',
};
const noSignIn = {
  in: 'server/src/account-deletion/account-deletion.test.ts',
  test: 'is kept by the link of the mail, without a password: once, and nobody is signed in by it',
};
const team = { people: 'Whoever runs the site: no program rings people, or sells.' };

/** Every promise of the public pages, with what keeps it. */
export const promises: readonly Promised[] = [
  { said: 'We send six digits to', on: 'verify-code/verify-page.tsx', shownBy: codes },
  { said: 'We will never ring and ask for this code.', on: 'verify-code/verify-page.tsx', shownBy: team },
  {
    said: 'We send a code there to make sure that it is yours.',
    on: 'sign-up/sign-up-page.tsx',
    shownBy: codes,
  },
  { said: 'Your name, your email and a code we send you.', on: 'sign-up/sign-up-page.tsx', shownBy: codes },
  {
    said: 'If there is an account, we send six digits that let you choose a new password.',
    on: 'forgot-password/forgot-password-page.tsx',
    shownBy: { in: codes.in, test: 'resets a forgotten password and ends every session' },
  },
  {
    said: 'Remember me keeps your email in this browser for next time, never your password.',
    on: 'sign-in/login-form.tsx',
    shownBy: {
      in: 'mf-public/src/sign-in/use-remember-me.test.tsx',
      test: 'keeps the email in this browser, says so, and sends nothing of it',
    },
  },
  { said: 'We never send links to log in.', on: 'sign-in/login-page.tsx', shownBy: noSignIn },
  {
    said: 'We never send links to log in, and we never ask for your code by phone.',
    on: 'pages/about-page.tsx',
    shownBy: noSignIn,
  },
  {
    said: 'Then we tell the old address.',
    on: 'recover-account/recover-account-page.tsx',
    shownBy: {
      in: 'server/src/account-recovery/account-recovery.test.ts',
      test: 'is stopped by the old address, and by any device that is signed in; both sides hear of it',
    },
  },
  { said: 'A person reads every post before it goes up.', on: 'pages/about-page.tsx', shownBy: readFirst },
  {
    said: 'A moderator reads every post first and may archive one later.',
    on: 'pages/terms-page.tsx',
    shownBy: readFirst,
  },
  { said: 'Honest numbers, and nobody followed.', on: 'pages/how-we-count-page.tsx', shownBy: counted },
  {
    said: 'No cookie is set for this, nothing is read from your device, and nothing identifies you from one day to the next.',
    on: 'pages/how-we-count-page.tsx',
    shownBy: counted,
  },
  {
    said: 'are shown to nobody, and neither are larger ones from which they could be worked out.',
    on: 'pages/how-we-count-page.tsx',
    shownBy: { in: counted.in, test: 'of fewer than five people are told to nobody, to the author neither' },
  },
  {
    said: 'Your address is used for nothing else, and it is deleted with the last question.',
    on: 'pages/how-we-count-page.tsx',
    shownBy: {
      in: 'server/src/campaign-questions/campaign-questions.test.ts',
      test: 'come to a confirmed address, are counted once, and then the address is forgotten',
    },
  },
  {
    said: 'A copy of the sent mail stays in our outbox list for seven days, then it goes as well.',
    on: 'pages/how-we-count-page.tsx',
    shownBy: {
      in: 'server/src/mail/sweep.test.ts',
      test: 'that were sent are listed for seven days, and then gone; what waits stays',
    },
  },
  {
    said: 'It is deleted with that mail, or half a year after the end where no thanks come.',
    on: 'pages/how-we-count-page.tsx',
    shownBy: {
      in: 'server/src/campaign-questions/thanks.test.ts',
      test: 'that never come forget the address after half a year',
    },
  },
  {
    said: 'You can change your details at any time.',
    on: 'pages/terms-page.tsx',
    shownBy: {
      in: 'server/src/users/users.test.ts',
      test: 'saves as often as people do, not as often as programs do',
    },
  },
  { said: 'We do not sell any of it.', on: 'pages/terms-page.tsx', shownBy: team },
  {
    said: 'When we delete an account, its posts stay without a name.',
    on: 'pages/terms-page.tsx',
    shownBy: {
      in: 'server/src/account-deletion/account-deletion.test.ts',
      test: 'after the days: public posts stay without a name, what nobody could read goes',
    },
  },
  {
    said: 'We check them, but we do not run them.',
    on: 'pages/terms-page.tsx',
    shownBy: {
      in: 'server/src/link-checks/link-checks.test.ts',
      test: 'say on which day they were checked, from then on',
    },
  },
  {
    said: 'No account needed.',
    on: 'join-campaign/join-campaign.tsx',
    shownBy: {
      in: counted.in,
      test: 'are exact when many are taken at the same moment, and once for each browser and day',
    },
  },
  { said: 'This is kept in your browser and nowhere else.', on: 'assessment/assessment-page.tsx', shownBy: onDevice },
  { said: 'No account, nothing is sent;', on: 'assessment/assessment-page.tsx', shownBy: onDevice },
  { said: 'we never see them.', on: 'assessment/share-link.tsx', shownBy: onDevice },
  { said: 'No account.', on: 'assessment/start-step.tsx', shownBy: onDevice },
  { said: 'Your answers stay in this browser;', on: 'assessment/start-step.tsx', shownBy: onDevice },
  { said: 'nothing is sent to us.', on: 'assessment/start-step.tsx', shownBy: onDevice },
  {
    said: 'Our letters follow nobody who reads them.',
    on: 'letters/letters-page.tsx',
    shownBy: {
      in: 'server/src/letters/letters.test.ts',
      test: 'is written, looked at and sent to whoever is subscribed, as one message for each',
    },
  },
];

/** Sentences that have a word of a promise, and promise nothing. */
export const noPromises: readonly string[] = [
  'How we count',
  'how we count',
  'What we keep',
  'your account, what you post, pictures, what we keep, and links to others.',
  'Short, because terms nobody reads protect nobody.',
  'Two of the next three, both right, and you need nobody:',
  'Nobody stops it?',
  'Shall we ask you how it goes?',
  'Shall we send you the organiser’s thanks?',
  'We count presses, not people:',
  'Nobody joined it here.',
  'Nobody has joined here yet.',
];
