import {
  AdminBlogPage,
  AdminCampaignPage,
  AuditCheck,
  AuditPage,
  BlogAnswer,
  BlogPage,
  CampaignAnswer,
  CampaignPage,
  Done,
  PostBackground,
  PostsOfUsers,
  RecoveryList,
  Statistics,
  SubscriberPage,
  UpdateAnswer,
  UpdatePage,
  UserAnswer,
  UserPage,
  blogStatuses,
  campaignStatuses,
  roles,
  subscriberStates,
  type Role,
} from '../contract/index';
import { countBy } from './answers';
import { makeSentBack, statistics, summary } from './factories';
import {
  change,
  drop,
  editedElsewhere,
  finds,
  isStale,
  ok,
  page,
  refuse,
  type Answer,
  type Request,
  type Route,
} from './fake-answers';

interface Post {
  _id: string;
  author?: { _id: string } | null;
  createdBy?: { _id: string } | null;
  title: string;
  status: string;
  createdAt: string;
  updatedAt: string;
  moderation?: { sentBack: boolean } | null | undefined;
}

const waits = ({ status, moderation }: Post) => status === 'pending' && !moderation?.sentBack;
const countSentBack = (posts: readonly Post[]) =>
  posts.filter((post) => post.status === 'pending' && !waits(post)).length;
const wanted = (query: URLSearchParams, name: string) => (value: string) =>
  !query.has(name) || query.get(name) === value;
const within =
  (query: URLSearchParams) =>
  ({ createdAt }: { createdAt: string }) =>
    createdAt.slice(0, 10) >= (query.get('from') ?? '') && createdAt.slice(0, 10) <= (query.get('to') ?? '9999');

function listed<Item extends Post>(items: Item[] = [], { query }: Request) {
  const found = items
    .filter(finds(query))
    .filter(({ status }) => wanted(query, 'status')(status))
    .filter((item) => wanted(query, 'sentBack')(String(!waits(item))))
    .filter(({ author, createdBy }) => wanted(query, 'authorId')((author ?? createdBy)?._id ?? ''))
    .filter(within(query));
  return standing(found, query.get('order'), ({ title }) => title);
}

/** As they came is newest first. */
function standing<Item>(items: Item[], order: string | null, textOf: (item: Item) => string): Item[] {
  if (order === null || order === 'newest') return items;
  if (order === 'oldest') return items.toReversed();
  const sorted = items.toSorted((one, other) => textOf(one).localeCompare(textOf(other)));
  return order.endsWith('-desc') ? sorted.toReversed() : sorted;
}

/** Nothing is decided twice, and only what was read; a decision makes a new version. */
function decide<Item extends Post>(
  items: Item[] | undefined,
  { id, readAt }: { id: string; readAt: number | undefined },
  fields: Partial<Item>,
  shown: (item: Item) => Answer,
): Answer {
  const item = items?.find(({ _id }) => _id === id);
  if (!item) return refuse(404, 'Not found.');
  const version = Date.parse(item.updatedAt);
  if (isStale(items, { id, readAt })) {
    return waits(item) ? editedElsewhere : refuse(409, `This was decided in the meantime. It is ${item.status}.`);
  }
  return shown(Object.assign(item, { updatedAt: new Date(version + 1000).toISOString() }, fields));
}

/** Sets the status that the call names; whatever a moderator said before is over. */
const setStatus = <Item extends Post>(
  items: Item[] | undefined,
  request: Parameters<Route>[0],
  shown: (item: Item) => Answer,
) => decide(items, request, { status: request.fields['status'], moderation: null } as Partial<Item>, shown);

const showBlog = (blog: object) => ok(BlogAnswer, { blog });
const showUpdate = (update: object) => ok(UpdateAnswer, { update });
const showCampaign = (campaign: object) => ok(CampaignAnswer, { campaign });

const showBackground: Route = ({ holdings: { background } }) =>
  ok(PostBackground, { author: null, earlier: null, ...background });

/** The calls of the console, by method and path. */
export const adminRoutes: Record<string, Route> = {
  'GET /admin/users': (request) => {
    const { users = [] } = request.holdings;
    const { query } = request;
    const words = (query.get('q') ?? '').toLowerCase();
    const found = users
      .filter(
        ({ role, name, email }) => wanted(query, 'role')(role) && `${name} ${email}`.toLowerCase().includes(words),
      )
      .filter(within(query));
    return ok(UserPage, {
      ...page(
        'users',
        standing(found, query.get('order'), ({ name }) => name),
        request,
      ),
      byRole: countBy(
        roles,
        users.map(({ role }) => role),
      ),
    });
  },
  'GET /admin/users/posts': ({ holdings: { blogs = [], campaigns = [] }, query }) => {
    const isOfThem = (by: { _id: string } | null) => (query.get('users') ?? '').split(',').includes(by?._id ?? '');
    return ok(PostsOfUsers, {
      blogs: blogs.filter(({ author }) => isOfThem(author)).length,
      campaigns: campaigns.filter(({ createdBy }) => isOfThem(createdBy)).length,
    });
  },
  'GET /admin/users/:id': ({ holdings, id }) => {
    const user = holdings.users?.find(({ _id }) => _id === id);
    return user ? ok(UserAnswer, { user }) : refuse(404, 'User not found.');
  },
  'PUT /admin/users/:id/role': ({ holdings, id, fields, tag }) => {
    const role = holdings.users?.find(({ _id }) => _id === id)?.role;
    if (tag !== undefined && tag !== `"${role ?? ''}"`)
      return refuse(409, `This account was changed in the meantime. Its role is ${role ?? 'none'} now.`);
    return ok(UserAnswer, { user: change(holdings.users, id, { role: fields['role'] as Role }) });
  },
  'DELETE /admin/users/:id': ({ holdings, id }) => {
    drop(holdings.users, id);
    return ok(Done, {});
  },
  'GET /admin/recoveries': ({ holdings: { recoveries = [] } }) =>
    ok(RecoveryList, { recoveries, total: recoveries.length }),
  'POST /admin/recoveries/:id/approve': ({ holdings, id }) => {
    const { user } = holdings;
    change(holdings.recoveries, id, { checkedBy: user ? { _id: user._id, name: user.name } : null });
    return ok(Done, { message: 'Noted. Another administrator has to make sure too.' });
  },
  'POST /admin/recoveries/:id/refuse': ({ holdings, id }) => {
    drop(holdings.recoveries, id);
    return ok(Done, { message: 'The request was refused.' });
  },
  'GET /admin/blogs': (request) => {
    const { blogs = [] } = request.holdings;
    const counts = countBy(
      blogStatuses,
      blogs.map(({ status }) => status),
    );
    return ok(AdminBlogPage, {
      ...page('blogs', listed(blogs, request).map(summary), request),
      byStatus: counts,
      sentBack: countSentBack(blogs),
    });
  },
  'GET /admin/blogs/pending': (request) =>
    ok(BlogPage, page('blogs', (request.holdings.blogs ?? []).filter(waits).map(summary), request)),
  'GET /admin/blogs/:id/background': showBackground,
  'GET /admin/campaigns/:id/background': showBackground,
  'PUT /admin/blogs/:id/approve': (request) =>
    decide(request.holdings.blogs, request, { status: 'approved' }, showBlog),
  'PUT /admin/blogs/:id/reject': (request) =>
    decide(request.holdings.blogs, request, makeSentBack(request.fields['reason']), showBlog),
  'PUT /admin/blogs/:id/status': (request) => setStatus(request.holdings.blogs, request, showBlog),
  'GET /admin/campaigns': (request) => {
    const { campaigns = [] } = request.holdings;
    const counts = countBy(
      campaignStatuses,
      campaigns.map(({ status }) => status),
    );
    return ok(AdminCampaignPage, {
      ...page('campaigns', listed(campaigns, request), request),
      byStatus: counts,
      sentBack: countSentBack(campaigns),
    });
  },
  'GET /admin/campaigns/pending': (request) =>
    ok(CampaignPage, page('campaigns', (request.holdings.campaigns ?? []).filter(waits), request)),
  'PUT /admin/campaigns/:id/approve': (request) =>
    decide(request.holdings.campaigns, request, { status: 'active' }, showCampaign),
  'PUT /admin/campaigns/:id/reject': (request) =>
    decide(request.holdings.campaigns, request, makeSentBack(request.fields['reason']), showCampaign),
  'PUT /admin/campaigns/:id/status': (request) => setStatus(request.holdings.campaigns, request, showCampaign),
  'GET /admin/updates/pending': (request) =>
    ok(UpdatePage, page('updates', (request.holdings.updates ?? []).filter(waits), request)),
  'GET /admin/updates/:id/background': showBackground,
  'PUT /admin/updates/:id/approve': (request) =>
    decide(request.holdings.updates, request, { status: 'approved' }, showUpdate),
  'PUT /admin/updates/:id/reject': (request) =>
    decide(request.holdings.updates, request, makeSentBack(request.fields['reason']), showUpdate),
  'PUT /admin/updates/:id/status': (request) => setStatus(request.holdings.updates, request, showUpdate),
  'GET /admin/audit': (request) => {
    const { holdings, query } = request;
    const words = (query.get('q') ?? '').toLowerCase();
    const entries = (holdings.audit ?? [])
      .filter(({ itemId }) => wanted(query, 'item')(itemId))
      .filter(({ action, kind }) => wanted(query, 'action')(action) && wanted(query, 'kind')(kind))
      .filter(({ actor, itemName }) => `${actor?.name ?? ''} ${itemName ?? ''}`.toLowerCase().includes(words))
      .filter(({ at }) => within(query)({ createdAt: at }));
    return ok(AuditPage, page('entries', entries, request));
  },
  'GET /admin/audit/check': ({ holdings: { audit = [], brokenAt = null } }) =>
    ok(AuditCheck, { entries: audit.length, brokenAt }),
  'GET /admin/newsletter': (request) => {
    const { subscribers = [] } = request.holdings;
    const words = (request.query.get('q') ?? '').toLowerCase();
    const shown = subscribers.filter(
      ({ state, email }) => wanted(request.query, 'state')(state) && email.includes(words),
    );
    return ok(SubscriberPage, {
      ...page('subscribers', shown, request),
      byState: countBy(
        subscriberStates,
        subscribers.map(({ state }) => state),
      ),
    });
  },
  'GET /admin/statistics': ({ holdings }) => ok(Statistics, statistics(holdings.statistics)),
};
