import { letterTopics } from '@cyberharbour/shared-api/contract';

type Fields = Record<string, string>;

/** A form of a page: which call it is, and what comes afterwards. */
export interface PageForm {
  /** With `:id` where the path of the page has it. */
  call: string;
  /** The body of the call. @param userId of whoever is signed in */
  toBody(fields: Fields, userId: string): object;
  /** Refused before the call, in the words of the screen. */
  refuse?(fields: Fields): string | undefined;
  /** Who sends it has to be known. */
  signedIn?: boolean;
  title: string;
  failed: string;
  /** Where the browser is sent once it is done; without it a page says what the call answered. */
  next?(fields: Fields): string;
  then?: { to: string; link: string };
  /** Where the form is, when that is not where it goes. */
  page?: string;
  /** Made as whoever is signed in then. */
  afterwards?: string;
  /** Asks for the code of a second step, and goes on by this form. */
  secondStep?: string;
  /** Its answer asks for the code that was mailed. */
  asksCode?: boolean;
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

/** The page that a guard interrupted, when it is one of this site (as the login screen reads it). */
const landing = (from: string | undefined) =>
  from !== undefined && /^\/(?![/\\])\P{Cc}*$/u.test(from) ? from : '/dashboard';

const businessFields = ['businessName', 'businessAddress', 'businessAbn'];
const secondStep = '/login/second-step';
const recoveryFields = ['email', 'newEmail', 'secondStep', 'password', 'code', 'recoveryCode', 'message'];
const account = ['name', 'email', 'password'];

/** By the path of their page: the same fields as the screens send by script. */
export const forms: Readonly<Record<string, PageForm>> = {
  '/login': {
    call: '/api/auth/login',
    toBody: (fields) => pick(fields, ['email', 'password']),
    title: 'Login',
    failed: 'Login failed.',
    secondStep,
    next: ({ from }) => landing(from),
  },
  [secondStep]: {
    call: '/api/auth/login/second-step',
    toBody: (fields) => pick(fields, ['code']),
    title: 'Your second step',
    failed: 'Login failed.',
    secondStep,
    next: ({ from }) => landing(from),
  },
  '/signup': {
    call: '/api/auth/register',
    toBody: (fields) =>
      fields['isBusiness'] === undefined
        ? { ...pick(fields, account), role: 'general' }
        : { ...pick(fields, [...account, ...businessFields]), role: 'business' },
    refuse: ({ password, confirmPassword }) => (password === confirmPassword ? undefined : 'Passwords do not match.'),
    title: 'Create account',
    failed: 'Registration failed.',
    afterwards: '/api/auth/send-verify-otp',
    asksCode: true,
    then: { to: '/dashboard', link: 'Later' },
  },
  '/verify-otp': {
    call: '/api/auth/verify-otp',
    toBody: (fields, userId) => ({ userId, ...pick(fields, ['otp']) }),
    signedIn: true,
    title: 'Verify your email',
    failed: 'Verification failed.',
    asksCode: true,
    next: () => '/dashboard',
  },
  '/forgot-password': {
    call: '/api/auth/forgot-password',
    toBody: (fields) => pick(fields, ['email']),
    title: 'Forgot your password?',
    failed: 'Please enter your e-mail address.',
    then: { to: '/reset-password', link: 'I have the code' },
  },
  '/recover-account': {
    call: '/api/auth/recovery',
    toBody: (fields) => pick(fields, recoveryFields),
    title: 'Get back into your account',
    failed: 'Please try again.',
    then: { to: '/', link: 'To CyberHarbour' },
  },
  '/reset-password': {
    call: '/api/reset-password',
    toBody: (fields) => pick(fields, ['email', 'otp', 'newPassword']),
    title: 'Choose a new password',
    failed: 'Reset failed',
    then: { to: '/login', link: 'Login' },
  },
  '/logout': {
    call: '/api/auth/logout',
    toBody: () => ({}),
    title: 'Log out',
    failed: 'Logout failed.',
    next: () => '/login',
  },
  '/campaigns/:id': {
    call: '/api/campaigns/:id/steps',
    toBody: (fields) => pick(fields, ['step', 'source']),
    title: 'Campaign',
    failed: 'That did not work. Please try again in a moment.',
    then: { to: '/campaigns/:id', link: 'Back to the campaign' },
  },
  '/campaigns/:id/questions': {
    call: '/api/campaigns/:id/questions',
    toBody: (fields) => pick(fields, ['email']),
    title: 'Campaign',
    failed: 'Please enter your e-mail address.',
    page: '/campaigns/:id',
    then: { to: '/campaigns/:id', link: 'Back to the campaign' },
  },
  '/campaigns/:id/thanks': {
    call: '/api/campaigns/:id/thanks',
    toBody: (fields) => pick(fields, ['email']),
    title: 'Campaign',
    failed: 'Please enter your e-mail address.',
    page: '/campaigns/:id',
    then: { to: '/campaigns/:id', link: 'Back to the campaign' },
  },
  '/': {
    call: '/api/newsletter/subscribe',
    toBody: (fields) => ({
      ...pick(fields, ['email']),
      // A page of an earlier release has no boxes.
      ...(fields['boxes'] !== undefined && {
        topics: letterTopics.filter((topic) => fields[`topic-${topic}`] !== undefined),
      }),
    }),
    title: 'Newsletter',
    failed: 'Please enter your e-mail address.',
    then: { to: '/', link: 'To CyberHarbour' },
  },
};
