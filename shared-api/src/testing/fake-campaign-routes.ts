import {
  CampaignAnswer,
  CampaignFigures,
  CampaignProgressAnswer,
  Done,
  HomeCampaigns,
  OwnJoins,
  questionAsked,
  thanksAsked,
  UpdateAnswer,
  UpdateList,
} from '../contract/index';
import { makeFigures, makeProgress, makeUpdate } from './campaign-counts';
import { change, drop, editedElsewhere, isStale, ok, refuse, type Route } from './fake-answers';

/** What counts of campaigns: the fake server counts nothing, and says of whoever is signed in that they did it. */
export const campaignRoutes: Record<string, Route> = {
  'GET /campaigns/:id/progress': ({ holdings }) => {
    const progress = holdings.progress ?? makeProgress({ joined: 0, done: 0 });
    return ok(CampaignProgressAnswer, { progress });
  },
  'POST /campaigns/:id/steps': ({ holdings, fields }) => {
    const step = fields['step'] ?? '';
    const { user, progress = makeProgress({ joined: 0, done: 0 }) } = holdings;
    const mine = step === 'joined' || step === 'done' ? step : progress.mine;
    holdings.progress = { ...progress, mine: user ? mine : null };
    const message = { joined: 'You are in. Thank you.', done: 'Well done. It counts.' }[step];
    return ok(CampaignProgressAnswer, { ...(message && { message }), progress: holdings.progress });
  },
  'POST /campaigns/:id/questions': () => ok(Done, { message: questionAsked }),
  'GET /campaigns/:id/figures': ({ holdings: { user, figures } }) =>
    user ? ok(CampaignFigures, figures ?? makeFigures()) : refuse(401, ''),
  'POST /campaigns/:id/thanks': () => ok(Done, { message: thanksAsked }),
  'GET /campaigns/:id/updates': ({ holdings: { updates = [], user }, query, id }) => {
    const seesAll = query.get('all') === 'true' && Boolean(user);
    const shown = updates.filter(({ campaignId, status }) => campaignId === id && (seesAll || status === 'approved'));
    return ok(UpdateList, { updates: shown });
  },
  'POST /campaigns/:id/updates': ({ holdings, id, fields }) => {
    const update = makeUpdate({ ...fields, _id: 'new', campaignId: id, status: 'pending' });
    holdings.updates = [update, ...(holdings.updates ?? [])];
    return ok(UpdateAnswer, { update, message: 'Update sent. A moderator reads it before it shows.' });
  },
  'PUT /updates/:id': (request) => {
    const { holdings, id, fields } = request;
    if (isStale(holdings.updates, request)) return editedElsewhere;
    const update = change(holdings.updates, id, { ...fields, status: 'pending' });
    return ok(UpdateAnswer, { update, message: 'Update saved. It goes back to a moderator before it shows again.' });
  },
  'DELETE /updates/:id': ({ holdings, id }) => {
    drop(holdings.updates, id);
    return ok(Done, { message: 'Update deleted' });
  },
  'GET /home/campaigns': ({ holdings: { homeCampaigns = [] } }) => ok(HomeCampaigns, { campaigns: homeCampaigns }),
  'PUT /admin/campaigns/:id/home': ({ holdings, id, body }) => {
    const { onHome } = body as { onHome: boolean };
    const message = onHome ? 'Shown on the home page' : 'Taken off the home page';
    return ok(CampaignAnswer, { campaign: change(holdings.campaigns, id, { onHome }), message });
  },
  'GET /user/joins': ({ holdings: { joins = [] } }) => ok(OwnJoins, { joins }),
};
