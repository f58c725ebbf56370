import type {
  AdminBlogPage,
  AdminCampaignPage,
  Blog,
  Campaign,
  Failure,
  Role,
  SubscriberPage,
  UserPage,
} from '../contract/index';
import { blogStatuses, campaignStatuses, roles, subscriberStates, type Subscriber, type User } from '../contract/index';
import { summary } from './factories';

/** What a call that worked answers: `makeAnswer({ blog: blog() })`. */
export const makeAnswer = <Payload extends object>(payload: Payload) => ({ success: true as const, ...payload });

export const failure = (some: Partial<Failure> = {}): Failure => ({
  success: false,
  message: 'That did not work.',
  code: 'FAKE',
  ...some,
});

/** The last page of a list, and the whole of it: `pageOf('blogs', [summary(blog())])`. */
export const pageOf = <Name extends string, Item>(name: Name, items: Item[]) =>
  makeAnswer({ ...({ [name]: items } as Record<Name, Item[]>), nextCursor: null, total: items.length });

/** How many there are of each, of those without any too. */
export const countBy = <Name extends string>(names: readonly Name[], of: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, of.filter((other) => other === name).length])) as Record<Name, number>;

export const adminBlogPage = (blogs: Blog[]): AdminBlogPage => ({
  ...pageOf('blogs', blogs.map(summary)),
  byStatus: countBy(
    blogStatuses,
    blogs.map(({ status }) => status),
  ),
});

export const adminCampaignPage = (campaigns: Campaign[]): AdminCampaignPage => ({
  ...pageOf('campaigns', campaigns),
  byStatus: countBy(
    campaignStatuses,
    campaigns.map(({ status }) => status),
  ),
});

export const userPage = (users: User[]): UserPage => ({
  ...pageOf('users', users),
  byRole: countBy<Role>(
    roles,
    users.map(({ role }) => role),
  ),
});

export const subscriberPage = (subscribers: Subscriber[]): SubscriberPage => ({
  ...pageOf('subscribers', subscribers),
  byState: countBy(
    subscriberStates,
    subscribers.map(({ state }) => state),
  ),
});
