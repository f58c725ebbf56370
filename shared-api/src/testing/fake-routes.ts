import * as z from 'zod/mini';
import { AdminBlogPage, AdminCampaignPage, BlogAnswer, BlogPage, CampaignAnswer, CampaignPage, Done, newsletterAsked, ResourceList, UserAnswer, UserPage, type Role } from '../contract/index';
import { summary } from './factories';
import type { Holdings } from './holdings';

interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  holdings: Holdings;
}

interface Answer {
  status: number;
  data: object;
}

type Route = (request: Request & { id: string; fields: Record<string, string> }) => Answer;

const ok = (shape: z.ZodMiniType, data: object): Answer => ({ status: 200, data: z.parse(shape, { success: true, ...data }) as object });
const refused = (status: number, message: string): Answer => ({ status, data: { success: false, message, code: 'FAKE' } });
/** `limit=0` answers the count alone; the cursor is the place to go on from. */
function page(name: string, items: readonly unknown[], { query, holdings }: Request) {
  const from = Number(query.get('cursor') ?? 0);
  const to = query.get('limit') === '0' ? from : from + (holdings.pageSize ?? items.length);
  return { [name]: items.slice(from, to), nextCursor: to > from && to < items.length ? String(to) : null, total: items.length };
}
const count = (items: readonly string[]) => Object.fromEntries([...new Set(items)].map((one) => [one, items.filter((other) => other === one).length]));
const every = (names: readonly string[], counted: Record<string, number>) => Object.fromEntries(names.map((name) => [name, counted[name] ?? 0]));
const change = <Item extends { _id: string }>(items: Item[] | undefined, id: string, fields: Partial<Item>): Item | undefined => {
  const found = items?.find(({ _id }) => _id === id);
  return found && Object.assign(found, fields);
};
const drop = (items: { _id: string }[] | undefined, id: string) => void items?.splice(items.findIndex(({ _id }) => _id === id), 1);

const whoAmI: Route = ({ holdings: { user } }) => (user ? ok(UserAnswer, { user }) : refused(401, 'Please log in.'));
const done: Route = () => ok(Done, {});

const publicBlogs = ({ blogs = [] }: Holdings) => blogs.filter(({ status }) => status === 'approved' || status === 'active');
const publicCampaigns = ({ campaigns = [] }: Holdings) => campaigns.filter(({ status }) => status !== 'pending');
const pending = <Item extends { status: string }>(items: Item[] = []) => items.filter(({ status }) => status === 'pending');
const finds = (query: URLSearchParams) => ({ title }: { title: string }) => title.toLowerCase().includes((query.get('q') ?? '').toLowerCase());
const isMine = ({ user }: Holdings, owner: { _id: string } | null) => Boolean(user) && owner?._id === user?._id;

/** By method and path; `:id` stands for one part of it. */
const routes: Record<string, Route> = {
  'GET /user/data': whoAmI,
  'GET /auth/verify': whoAmI,
  'POST /auth/login': whoAmI,
  'POST /auth/register': whoAmI,
  'POST /auth/verify-otp': ({ holdings }) => (holdings.user ? ok(UserAnswer, { user: Object.assign(holdings.user, { isAccountVerified: true }) }) : refused(401, '')),
  'POST /auth/logout': ({ holdings }) => {
    holdings.user = null;
    return ok(Done, {});
  },
  'POST /auth/send-verify-otp': done,
  'POST /auth/forgot-password': done,
  'POST /reset-password': done,
  'POST /newsletter/subscribe': () => ok(Done, { message: newsletterAsked }),
  'PUT /user/update': ({ holdings, fields }) => (holdings.user ? ok(UserAnswer, { user: Object.assign(holdings.user, fields) }) : refused(401, '')),
  'GET /blogs': (request) => {
    const { holdings, query } = request;
    const shown = query.get('mine') ? (holdings.blogs ?? []).filter(({ author }) => isMine(holdings, author)) : publicBlogs(holdings);
    return ok(BlogPage, page('blogs', shown.filter(finds(query)).map(summary), request));
  },
  'GET /blogs/:id': ({ holdings, query, id }) => {
    const own = query.get('all') ? (holdings.blogs ?? []).filter(({ author }) => isMine(holdings, author) || holdings.user?.role === 'admin') : [];
    const found = [...own, ...publicBlogs(holdings)].find(({ _id }) => _id === id);
    return found ? ok(BlogAnswer, { blog: found }) : refused(404, 'Blog not found');
  },
  'POST /blogs': ({ holdings }) => ok(BlogAnswer, { blog: holdings.blogs?.[0] }),
  'PUT /blogs/:id': ({ holdings, id, fields }) => ok(BlogAnswer, { blog: change(holdings.blogs, id, { title: fields['title'] ?? '', content: fields['content'] ?? '' }) }),
  'DELETE /blogs/:id': ({ holdings, id }) => {
    drop(holdings.blogs, id);
    return ok(Done, {});
  },
  'GET /campaigns': (request) => {
    const { holdings, query } = request;
    const type = query.get('type');
    const shown = query.get('mine') ? (holdings.campaigns ?? []).filter(({ createdBy }) => isMine(holdings, createdBy)) : publicCampaigns(holdings);
    return ok(CampaignPage, page('campaigns', shown.filter(finds(query)).filter(({ createdBy }) => !type || (type === 'business') === createdBy?.isBusiness), request));
  },
  'GET /campaigns/:id': ({ holdings, id }) => {
    const found = holdings.campaigns?.find(({ _id, status, createdBy }) => _id === id && (status !== 'pending' || isMine(holdings, createdBy) || holdings.user?.role === 'admin'));
    return found ? ok(CampaignAnswer, { campaign: found }) : refused(404, 'Campaign not found.');
  },
  'POST /campaigns': ({ holdings }) => ok(CampaignAnswer, { campaign: holdings.campaigns?.[0] }),
  'PUT /campaigns/:id': ({ holdings, id, fields }) =>
    ok(CampaignAnswer, { campaign: change(holdings.campaigns, id, { title: fields['title'] ?? '', description: fields['description'] ?? '' }) }),
  'DELETE /campaigns/:id': ({ holdings, id }) => {
    drop(holdings.campaigns, id);
    return ok(Done, {});
  },
  'GET /resources': ({ holdings: { resources = [] }, query }) => {
    const shown = resources.filter(({ category, title }) => (!query.get('category') || category === query.get('category')) && title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()));
    return ok(ResourceList, { resources: shown, total: shown.length });
  },
  'GET /admin/users': (request) => {
    const { users = [] } = request.holdings;
    return ok(UserPage, { ...page('users', users, request), byRole: every(['general', 'business', 'admin'], count(users.map(({ role }) => role))) });
  },
  'PUT /admin/users/:id/role': ({ holdings, id, fields }) => ok(UserAnswer, { user: change(holdings.users, id, { role: fields['role'] as Role }) }),
  'DELETE /admin/users/:id': ({ holdings, id }) => {
    drop(holdings.users, id);
    return ok(Done, {});
  },
  'GET /admin/blogs': (request) => {
    const { blogs = [] } = request.holdings;
    return ok(AdminBlogPage, { ...page('blogs', blogs.map(summary), request), byStatus: every(['pending', 'approved', 'active', 'archived'], count(blogs.map(({ status }) => status))) });
  },
  'GET /admin/blogs/pending': (request) => ok(BlogPage, page('blogs', pending(request.holdings.blogs).map(summary), request)),
  'PUT /admin/blogs/:id/approve': ({ holdings, id }) => ok(BlogAnswer, { blog: change(holdings.blogs, id, { status: 'approved' }) }),
  'PUT /admin/blogs/:id/status': ({ holdings, id, fields }) => ok(BlogAnswer, { blog: change(holdings.blogs, id, { status: fields['status'] as 'approved' }) }),
  'GET /admin/campaigns': (request) => {
    const { campaigns = [] } = request.holdings;
    return ok(AdminCampaignPage, { ...page('campaigns', campaigns, request), byStatus: every(['pending', 'active', 'archived'], count(campaigns.map(({ status }) => status))) });
  },
  'GET /admin/campaigns/pending': (request) => ok(CampaignPage, page('campaigns', pending(request.holdings.campaigns), request)),
  'PUT /admin/campaigns/:id/approve': ({ holdings, id }) => ok(CampaignAnswer, { campaign: change(holdings.campaigns, id, { status: 'active' }) }),
  'PUT /admin/campaigns/:id/status': ({ holdings, id, fields }) => ok(CampaignAnswer, { campaign: change(holdings.campaigns, id, { status: fields['status'] as 'active' }) }),
};

/** @throws when the product calls what the API does not have, or an answer breaks the contract: both are faults of the test or the product */
export function answerOf(request: Request): Answer {
  const exact = routes[`${request.method} ${request.path}`];
  const parts = request.path.split('/');
  const at = parts[1] === 'admin' ? 3 : 2;
  const id = parts[at] ?? '';
  const pattern = `${request.method} ${parts.with(at < parts.length ? at : parts.length - 1, ':id').join('/')}`;
  const route = exact ?? routes[pattern];
  if (!route) throw new Error(`The API has no ${request.method} ${request.path}.`);
  return route({ ...request, id, fields: (request.body ?? {}) as Record<string, string> });
}
