import { Done, DraftAnswer, DraftList, type DraftForm } from '../contract/index';
import { editedElsewhere, ok, refuse, type Route } from './fake-answers';

/** Each write makes a new version, a second later than the one before. */
export const draftRoutes: Record<string, Route> = {
  'GET /user/drafts': ({ holdings: { drafts = [] } }) =>
    ok(DraftList, {
      drafts: drafts.map(({ form, fields, updatedAt }) => ({ form, title: fields.title ?? '', updatedAt })),
      total: drafts.length,
    }),
  'GET /user/draft': ({ holdings: { drafts = [] }, query }) =>
    ok(DraftAnswer, { draft: drafts.find(({ form }) => form === query.get('form')) ?? null }),
  'PUT /user/draft': ({ holdings, body, tag }) => {
    const { owner, ...written } = body as DraftForm;
    if (owner !== holdings.user?._id) return refuse(409, 'Somebody else is signed in by now.', 'OTHER_MEMBER');
    const before = holdings.drafts?.find(({ form }) => form === written.form);
    const version = before ? Date.parse(before.updatedAt) : 0;
    if (tag !== undefined && tag !== `"${version}"`) return editedElsewhere;
    const draft = { ...written, updatedAt: new Date((version || Date.parse('2026-03-04')) + 1000).toISOString() };
    holdings.drafts = [...(holdings.drafts ?? []).filter(({ form }) => form !== written.form), draft];
    return ok(DraftAnswer, { draft });
  },
  'DELETE /user/draft': ({ holdings, query }) => {
    holdings.drafts = (holdings.drafts ?? []).filter(({ form }) => form !== query.get('form'));
    return ok(Done, { message: 'Draft thrown away' });
  },
};
