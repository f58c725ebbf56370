import { searchedKinds, SiteSearchPage } from '../contract/index';
import { finds, ok, page, type Route } from './fake-answers';

/** By titles alone, in the order in which they are held. */
export const searchRoutes: Record<string, Route> = {
  'GET /search': (request) => {
    const { holdings, query } = request;
    const found = (holdings.searched ?? []).filter(finds(query));
    const kind = query.get('kind');
    const asked = found.filter((each) => !kind || each.kind === kind);
    const counts = searchedKinds.map((each) => [each, found.filter((one) => one.kind === each).length] as const);
    const limit = Number(query.get('limit') ?? asked.length);
    return ok(SiteSearchPage, {
      ...page('results', asked.slice(0, Math.max(limit, holdings.pageSize ?? 0)), request),
      total: asked.length,
      counts: Object.fromEntries(counts),
    });
  },
};
