import {
  ActivityPage,
  BlogAnswer,
  BlogPage,
  CampaignAnswer,
  CampaignPage,
  DecisionTime,
  DeletionAnswer,
  DeletionChanged,
  Done,
  FormattedText,
  newsletterAsked,
  OwnDataAnswer,
  RevisionList,
  type User,
  UserAnswer,
  UserSessions,
} from '../contract/index';
import { deletionDays, makeDeletion, makeOwnData, summary } from './factories';
import { campaignRoutes } from './fake-campaign-routes';
import { adminRoutes } from './fake-admin-routes';
import { alertRoutes } from './fake-alert-routes';
import { draftRoutes } from './fake-draft-routes';
import { letterRoutes } from './fake-letter-routes';
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
import { libraryRoutes } from './fake-library-routes';
import { releaseRoutes } from './fake-release-routes';
import { searchRoutes } from './fake-search-routes';
import { secondStepRoutes } from './fake-second-step-routes';
import type { Holdings } from './holdings';

const whoAmI: Route = ({ holdings: { user } }) => (user ? ok(UserAnswer, { user }) : refuse(401, 'Please log in.'));
const earlier: Route = ({ holdings: { revisions = [] } }) => ok(RevisionList, { revisions });
const done: Route = () => ok(Done, {});

const publicBlogs = ({ blogs = [] }: Holdings) =>
  blogs.filter(({ status, publishAt }) => publishAt == null && (status === 'approved' || status === 'active'));
const publicCampaigns = ({ campaigns = [] }: Holdings) =>
  campaigns.filter(({ status, publishAt }) => publishAt == null && status !== 'pending');
const isMine = ({ user }: Holdings, owner: { _id: string } | null) => Boolean(user) && owner?._id === user?._id;

function proveEmail(user: User): User {
  const { pendingEmail, email } = user;
  delete user.pendingEmail;
  return Object.assign(user, { isAccountVerified: true, email: pendingEmail ?? email });
}

/** By method and path; `:id` stands for one part of it. */
const routes: Record<string, Route> = {
  'GET /user/data': whoAmI,
  'GET /auth/verify': whoAmI,
  'POST /auth/login': whoAmI,
  'POST /auth/register': whoAmI,
  'POST /auth/verify-otp': ({ holdings }) =>
    holdings.user ? ok(UserAnswer, { user: proveEmail(holdings.user) }) : refuse(401, ''),
  'POST /auth/logout': ({ holdings }) => {
    holdings.user = null;
    return ok(Done, {});
  },
  'POST /auth/send-verify-otp': done,
  'POST /auth/forgot-password': done,
  'POST /reset-password': done,
  'POST /auth/recovery': done,
  'DELETE /user/recovery': ({ holdings: { user } }) => {
    delete user?.recovery;
    return ok(UserAnswer, { user });
  },
  'POST /formatted-text': ({ holdings: { formatted = {} }, fields: { text = '' } }) =>
    ok(FormattedText, formatted[text] ? { blocks: formatted[text] } : {}),
  'POST /newsletter/subscribe': () => ok(Done, { message: newsletterAsked }),
  'PUT /user/update': ({ holdings, fields: { email, currentPassword, ...fields } }) => {
    const { user } = holdings;
    if (!user) return refuse(401, '');
    if (email !== user.email && !currentPassword)
      return refuse(400, 'Enter your current password to change your email.');
    Object.assign(user, fields, email === user.email ? {} : { pendingEmail: email });
    return ok(UserAnswer, { user });
  },
  'PUT /user/password': done,
  'GET /user/sessions': ({ holdings: { sessions = [] } }) => ok(UserSessions, { sessions, total: sessions.length }),
  'DELETE /user/sessions': ({ holdings }) => {
    holdings.sessions = holdings.sessions?.filter(({ isCurrent }) => isCurrent) ?? [];
    return ok(Done, {});
  },
  'DELETE /user/sessions/:id': ({ holdings, id }) => {
    drop(holdings.sessions, id);
    return ok(Done, {});
  },
  'GET /user/export': ({ holdings: { ownData = null } }) => ok(OwnDataAnswer, { ownData }),
  'POST /user/export': ({ holdings }) => {
    holdings.ownData = makeOwnData();
    return ok(OwnDataAnswer, { ownData: holdings.ownData });
  },
  'DELETE /user/export': ({ holdings }) => {
    holdings.ownData = null;
    return ok(Done, {});
  },
  'GET /user/deletion': ({ holdings: { deletion = null } }) => ok(DeletionAnswer, { ...deletionDays, deletion }),
  'POST /user/deletion': ({ holdings, fields }) => {
    const { user } = holdings;
    if (!user) return refuse(401, '');
    holdings.deletion = makeDeletion({ posts: fields['posts'] === 'go' ? 'go' : 'stay' });
    user.deletesAt = holdings.deletion.deletesAt;
    return ok(DeletionChanged, { ...deletionDays, deletion: holdings.deletion, user });
  },
  'DELETE /user/deletion': ({ holdings }) => {
    holdings.deletion = null;
    delete holdings.user?.deletesAt;
    return ok(DeletionChanged, { ...deletionDays, deletion: null, user: holdings.user });
  },
  ...draftRoutes,
  'GET /user/activity': (request) => ok(ActivityPage, page('entries', request.holdings.activity ?? [], request)),
  'DELETE /user/email': ({ holdings: { user } }) => {
    delete user?.pendingEmail;
    return ok(UserAnswer, { user });
  },
  'GET /blogs': (request) => {
    const { holdings, query } = request;
    const shown = query.get('mine')
      ? (holdings.blogs ?? []).filter(({ author }) => isMine(holdings, author))
      : publicBlogs(holdings);
    return ok(BlogPage, page('blogs', shown.filter(finds(query)).map(summary), request));
  },
  'GET /blogs/:id': ({ holdings, query, id }) => {
    const own = query.get('all')
      ? (holdings.blogs ?? []).filter(({ author }) => isMine(holdings, author) || holdings.user?.role === 'admin')
      : [];
    const found = [...own, ...publicBlogs(holdings)].find(({ _id }) => _id === id);
    return found ? ok(BlogAnswer, { blog: found }) : refuse(404, 'Blog not found');
  },
  'GET /blogs/:id/revisions': earlier,
  'GET /campaigns/:id/revisions': earlier,
  'POST /blogs': ({ holdings }) => ok(BlogAnswer, { blog: holdings.blogs?.[0] }),
  'PUT /blogs/:id': (request) =>
    isStale(request.holdings.blogs, request)
      ? editedElsewhere
      : ok(BlogAnswer, {
          blog: change(request.holdings.blogs, request.id, {
            title: request.fields['title'] ?? '',
            content: request.fields['content'] ?? '',
          }),
        }),
  'DELETE /blogs/:id': ({ holdings, id }) => {
    drop(holdings.blogs, id);
    return ok(Done, {});
  },
  'GET /campaigns': (request) => {
    const { holdings, query } = request;
    const type = query.get('type');
    const shown = query.get('mine')
      ? (holdings.campaigns ?? []).filter(({ createdBy }) => isMine(holdings, createdBy))
      : publicCampaigns(holdings);
    return ok(
      CampaignPage,
      page(
        'campaigns',
        shown.filter(finds(query)).filter(({ createdBy }) => !type || (type === 'business') === createdBy?.isBusiness),
        request,
      ),
    );
  },
  'GET /campaigns/:id': ({ holdings, id }) => {
    const found = holdings.campaigns?.find(
      ({ _id, status, createdBy }) =>
        _id === id && (status !== 'pending' || isMine(holdings, createdBy) || holdings.user?.role === 'admin'),
    );
    return found ? ok(CampaignAnswer, { campaign: found }) : refuse(404, 'Campaign not found.');
  },
  'POST /campaigns': ({ holdings }) => ok(CampaignAnswer, { campaign: holdings.campaigns?.[0] }),
  'PUT /campaigns/:id': (request) =>
    isStale(request.holdings.campaigns, request)
      ? editedElsewhere
      : ok(CampaignAnswer, {
          campaign: change(request.holdings.campaigns, request.id, {
            title: request.fields['title'] ?? '',
            description: request.fields['description'] ?? '',
          }),
        }),
  'DELETE /campaigns/:id': ({ holdings, id }) => {
    drop(holdings.campaigns, id);
    return ok(Done, {});
  },
  'GET /decision-time': ({ holdings: { medianHours = null } }) => ok(DecisionTime, { medianHours }),
  ...libraryRoutes,
  ...searchRoutes,
  ...campaignRoutes,
  ...secondStepRoutes,
  ...adminRoutes,
  ...letterRoutes,
  ...alertRoutes,
  ...releaseRoutes,
};

/**
 * @throws when the product calls what the API does not have, or an answer breaks the contract: both are faults of the
 * test or the product
 */
export function answerOf(request: Request): Answer {
  const exact = routes[`${request.method} ${request.path}`];
  const parts = request.path.split('/');
  const at = ['admin', 'user'].includes(parts[1] ?? '') ? 3 : 2;
  const id = parts[at] ?? '';
  const pattern = `${request.method} ${parts.with(at < parts.length ? at : parts.length - 1, ':id').join('/')}`;
  const route = exact ?? routes[pattern];
  if (!route) throw new Error(`The API has no ${request.method} ${request.path}.`);
  return route({ ...request, id, fields: (request.body ?? {}) as Record<string, string> });
}
