import {
  Done,
  GuideAnswer,
  Library,
  LibraryAnswer,
  LinkFindings,
  ResourceList,
  type LibraryItem,
} from '../contract/index';
import { libraryItem } from './factories';
import { change, drop, editedElsewhere, isStale, ok, refuse, type Route } from './fake-answers';

const isShown = ({ retiredAt }: LibraryItem) => retiredAt === null;

/** Readers get what was held for them; moderators the library. */
export const libraryRoutes: Record<string, Route> = {
  'GET /resources': ({ holdings: { resources = [] }, query }) => {
    const is = (name: string, value: string | undefined) => !query.get(name) || value === query.get(name);
    const shown = resources.filter(
      ({ category, title, audiences = [], level, language }) =>
        is('category', category) &&
        is('level', level) &&
        is('language', language) &&
        (!query.get('audience') || audiences.some((each) => is('audience', each))) &&
        title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    );
    const languages = [...new Set(resources.flatMap(({ language }) => language ?? []))];
    return ok(ResourceList, { resources: shown, total: shown.length, languages });
  },
  'GET /resources/:id': ({ holdings: { library = [] }, id }) => {
    const found = library.find(({ slug, _id }) => slug === id || _id === id);
    if (!found) return refuse(404, 'This resource is not in the library.', 'NOT_FOUND');
    return isShown(found)
      ? ok(GuideAnswer, { resource: found })
      : refuse(404, 'This guide was retired. Others took its place.', 'GONE');
  },
  'GET /admin/resources': ({ holdings: { library = [] } }) => {
    const shown = library.filter(isShown);
    return ok(Library, { resources: [...shown, ...library.filter((each) => !isShown(each))], total: shown.length });
  },
  'POST /admin/resources': ({ holdings, body }) => {
    const resource = libraryItem({ ...(body as object), _id: 'new', id: 'new' });
    holdings.library = [...(holdings.library ?? []), resource];
    return ok(LibraryAnswer, { resource, message: 'Resource added' });
  },
  'PUT /admin/resources/:id': (request) => {
    const { holdings, id, body } = request;
    if (isStale(holdings.library, request)) return editedElsewhere;
    return ok(LibraryAnswer, { resource: change(holdings.library, id, body as object), message: 'Resource saved' });
  },
  'PUT /admin/resources/:id/picture': (request) => {
    const { holdings, id, body } = request;
    if (isStale(holdings.library, request)) return editedElsewhere;
    const isGiven = typeof body === 'object' && body !== null && 'image' in body;
    const image = isGiven ? 'https://api.example.com/media/lantern-960.webp' : null;
    return ok(LibraryAnswer, { resource: change(holdings.library, id, { image }), message: 'Picture saved' });
  },
  'PUT /admin/resources/:id/retired': ({ holdings, id, body }) => {
    const { retired } = body as { retired: boolean };
    holdings.findings = (holdings.findings ?? []).filter(({ _id }) => _id !== id);
    const resource = change(holdings.library, id, { retiredAt: retired ? '2026-03-05T00:00:00.000Z' : null });
    return ok(LibraryAnswer, { resource, message: retired ? 'Resource retired' : 'Resource shown again' });
  },
  'PUT /admin/resources/:id/place': ({ holdings, id, body }) => {
    const { library = [] } = holdings;
    const [moved] = library.splice(
      library.findIndex(({ _id }) => _id === id),
      1,
    );
    if (moved) library.splice((body as { place: number }).place - 1, 0, moved);
    return ok(Done, { message: 'Resource moved' });
  },
  'GET /admin/link-findings': ({ holdings: { findings = [] } }) => ok(LinkFindings, { findings }),
  'PUT /admin/link-findings/:id/address': ({ holdings, id }) => {
    const { link, detail } = holdings.findings?.find(({ _id }) => _id === id) ?? {};
    change(holdings.library, id, { link: detail ?? link ?? '' });
    drop(holdings.findings, id);
    return ok(Done, { message: 'New address saved' });
  },
  'PUT /admin/link-findings/:id/dismiss': ({ holdings, id }) => {
    drop(holdings.findings, id);
    return ok(Done, { message: 'Taken off the list' });
  },
};
