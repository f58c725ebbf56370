import { expect, type Page, type Route } from '@playwright/test';
import { fail, never } from './met-calls.ts';
import type { Product } from './product.ts';

export interface PublicState {
  path: string;
  /** Words by which one knows that the screen is in this state. */
  shows: string | RegExp;
  /** Calls to the API that meet with something, by a piece of their address. */
  meet?: [part: RegExp, with_: (route: Route) => Promise<unknown>];
  /** What a person does there. */
  act?: (page: Page) => Promise<unknown>;
}

const cut = (route: Route) => route.abort();
/** The server's own answer when nothing matches. */
const nothing = (route: Route) => {
  const url = new URL(route.request().url());
  url.searchParams.set('q', 'nothing is like this');
  return route.continue({ url: url.href });
};
/** The lists of the demo are short: they come by threes, as a long one comes by fifties. */
const byThrees = (route: Route) => {
  const url = new URL(route.request().url());
  url.searchParams.set('limit', '3');
  return route.continue({ url: url.href });
};
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';
const firstCampaign = (page: Page) =>
  page.getByRole('region', { name: 'Campaign list' }).getByRole('link').first().click();

const subscribe = async (page: Page) => {
  await page.getByLabel('Email address').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
};
const signUp = (email: string) => async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).fill('Nadia Petrov');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('kelp ferry lantern');
  await page.getByLabel('Confirm password').fill('kelp ferry lantern');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Verify email' }).waitFor();
};

/** Every public screen in each of its states: a line each. */
export const publicStates: Record<string, PublicState> = {
  home: {
    path: '/',
    shows: 'From the blog',
    act: (page) => page.getByRole('heading', { name: 'Alongside us' }).scrollIntoViewIfNeeded(),
  },
  'home, checks ticked': {
    path: '/',
    shows: '2 of 6',
    act: async (page) => {
      await page.getByRole('checkbox', { name: /^Two-step/ }).check();
      await page.getByRole('checkbox', { name: /^A backup/ }).check();
    },
  },
  'home, newsletter refused': {
    path: '/',
    shows: 'We could not subscribe you. Please try again in a moment.',
    meet: [/newsletter/, fail],
    act: subscribe,
  },
  'home, newsletter asked for': { path: '/', shows: /^Check your inbox/, act: subscribe },
  campaigns: { path: '/campaigns', shows: 'Pause before you pay' },
  'campaigns, loading': { path: '/campaigns', shows: 'Loading...', meet: [/campaigns/, never] },
  'campaigns, empty': {
    path: '/campaigns?type=individual',
    shows: 'There are no campaigns here yet.',
    meet: [/campaigns/, nothing],
  },
  'campaigns, nothing found': { path: '/campaigns?q=zebra', shows: /No campaign here matches “zebra”/ },
  'campaigns, failed': {
    path: '/campaigns',
    shows: 'The campaigns could not be fetched just now.',
    meet: [/campaigns/, fail],
  },
  'campaigns, offline': { path: '/campaigns', shows: 'Failed to load campaigns.', meet: [/campaigns/, cut] },
  campaign: { path: '/campaigns', shows: 'Add to calendar', act: firstCampaign },
  'campaign, over': {
    path: '/campaigns',
    shows: /^Ended \d+ days ago$/,
    act: (page) => page.getByRole('link', { name: 'Know your sender' }).click(),
  },
  'campaign, loading': { path: '/campaigns/c1', shows: 'Loading...', meet: [/campaigns/, never] },
  'campaign, missing': { path: '/campaigns/nobody', shows: 'Campaign not found.' },
  'campaign, failed': { path: '/campaigns/c1', shows: 'Failed to load campaign.', meet: [/campaigns/, fail] },
  'campaign, offline': {
    path: '/campaigns/c1',
    shows: /We could not reach the harbour office/,
    meet: [/campaigns/, cut],
  },
  blogs: { path: '/blog', shows: 'The invoice that was almost right' },
  'blogs, more of them': {
    path: '/blog?q=the',
    shows: /^Showing \d of \d$/,
    meet: [/blogs/, byThrees],
    act: (page) => page.getByRole('link', { name: 'Show more' }).click(),
  },
  'blogs, loading': { path: '/blog', shows: 'Loading...', meet: [/blogs/, never] },
  'blogs, empty': { path: '/blog', shows: 'There are no blogs yet.', meet: [/blogs/, nothing] },
  'blogs, nothing found': { path: '/blog?q=zebra', shows: /No blog matches “zebra”/ },
  'blogs, failed': { path: '/blog', shows: 'The blogs could not be fetched just now.', meet: [/blogs/, fail] },
  'blogs, offline': { path: '/blog', shows: 'Failed to load blogs.', meet: [/blogs/, cut] },
  blog: { path: blog, shows: 'Read next' },
  'blog, loading': { path: blog, shows: 'Loading blog…', meet: [/blogs/, never] },
  'blog, missing': { path: '/blog/nobody', shows: 'Blog not found' },
  'blog, failed': { path: blog, shows: 'Failed to load blog', meet: [/blogs/, fail] },
  'blog, offline': { path: blog, shows: /We could not reach the harbour office/, meet: [/blogs/, cut] },
  resources: { path: '/resources', shows: '12 guides' },
  'resources, one category': { path: '/resources/malware', shows: 'Clean Up After Malware' },
  'resources, loading': { path: '/resources', shows: 'Loading...', meet: [/resources/, never] },
  'resources, nothing found': { path: '/resources?q=zebra', shows: /Nothing in the library matches/ },
  'resources, failed': {
    path: '/resources',
    shows: /We could not reach the whole library/,
    meet: [/resources/, fail],
  },
  'resources, offline': { path: '/resources', shows: 'Social Engineering 101', meet: [/resources/, cut] },
  letters: { path: '/letters', shows: 'The first letter is still to come.' },
  'letters, loading': { path: '/letters', shows: 'Loading letters…', meet: [/letters/, never] },
  'letters, failed': {
    path: '/letters',
    shows: 'The letters could not be fetched just now.',
    meet: [/letters/, fail],
  },
  'letters, a code that is not ours': { path: '/letters?code=7KQX-M2PD', shows: /^No letter of ours has the code/ },
  'letter, missing': { path: '/letters/nobody', shows: 'Letter not found' },
  search: { path: '/search', shows: /^Type a word or two/ },
  'search, found': { path: '/search?q=phish', shows: /^\d+ results$/ },
  'search, nothing found': { path: '/search?q=zebra', shows: /^Nothing here has all of/ },
  assessment: { path: '/assessment', shows: 'How it works' },
  'assessment, a question': { path: '/assessment', shows: /^Question 1 of 25/, act: press('Start') },
  'assessment, a question unanswered': {
    path: '/assessment',
    shows: 'There is a problem',
    act: async (page) => {
      await press('Start')(page);
      await press('Next')(page);
    },
  },
  'assessment, the last result at its start': {
    path: '/assessment#answers=1.ynpuynpuynpuynpuynpuynpu',
    shows: 'Your last result',
    act: async (page) => {
      await press('Keep it in this browser')(page);
      await press('Take it again and compare')(page);
      await press('Back')(page);
    },
  },
  'assessment, help now': {
    path: '/assessment',
    shows: 'Do these things now',
    act: async (page) => {
      await press('Start')(page);
      await page.getByRole('radio', { name: 'Yes, or I think so' }).check();
      await press('Next')(page);
    },
  },
  'assessment, a result': {
    path: '/assessment#answers=1.ynpuynpuynpuynpuynpuynpu',
    shows: 'A tide mark of 39 of 100',
    act: press('Make a link to share'),
  },
  'assessment, a link cut off': { path: '/assessment#answers=1.yn', shows: /That link does not hold a result/ },
  help: { path: '/help', shows: 'If somebody is in danger, ring this first and ask for the police.' },
  'how we count': { path: '/how-we-count', shows: 'How we count' },
  about: { path: '/about', shows: 'About CyberHarbour' },
  contact: { path: '/contact', shows: 'Street address' },
  terms: { path: '/terms', shows: 'What we keep' },
  login: { path: '/login', shows: 'Welcome back' },
  'login, empty': { path: '/login', shows: 'Enter your password.', act: press('Login') },
  'login, refused': {
    path: '/login',
    shows: 'Login failed.',
    act: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await page.getByRole('button', { name: 'Login' }).click();
    },
  },
  'sign-up': { path: '/signup', shows: 'Come aboard' },
  'sign-up, a business, empty': {
    path: '/signup',
    shows: 'Please complete all business fields.',
    act: async (page) => {
      await page.getByLabel('Register as a business').check();
      await page.getByLabel('ABN').fill('51 824 753 565');
      await page.getByLabel('Password', { exact: true }).fill('harbour');
      await page.getByRole('button', { name: 'Create account' }).click();
    },
  },
  'forgotten password': { path: '/forgot-password', shows: 'Forgot your password?' },
  'forgotten password, failed': {
    path: '/forgot-password',
    shows: 'Failed to send OTP.',
    meet: [/forgot-password$/, fail],
    act: async (page) => {
      await page.getByLabel('Email').fill('reader@example.com');
      await page.getByRole('button', { name: 'Send reset code' }).click();
    },
  },
  'verify, a code that is wrong': {
    path: '/signup',
    shows: 'Verification failed.',
    act: async (page) => {
      await signUp('wrong@example.com')(page);
      await page.getByLabel('Digit 1 of 6').focus();
      await page.keyboard.type('000000');
      await page.getByRole('button', { name: 'Verify email' }).click();
    },
  },
  'verify, another code too soon': {
    path: '/signup',
    shows: /^ready in \d+ seconds?$/,
    act: signUp('soon@example.com'),
  },
  'verify, nobody signed in': { path: '/verify-otp', shows: 'Check your email' },
  'get back in': { path: '/recover-account', shows: 'Get back into your account', act: press('Ask for my account') },
  'reset password': { path: '/reset-password', shows: 'Choose a new password', act: press('Reset password') },
  'log out, failed': { path: '/logout', shows: 'Logout failed.', meet: [/logout$/, fail] },
  'no such page': { path: '/no/such/page', shows: 'There is no page here' },
};

/** Opens a screen and brings it into its state. */
export async function openState(page: Page, { api }: Product, { path, shows, meet, act }: PublicState) {
  if (meet) await page.route((url) => url.href.startsWith(`${api}/api`) && meet[0].test(url.pathname), meet[1]);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await act?.(page);
  await expect(page.getByText(shows).first()).toBeVisible({ timeout: 20_000 });
}
