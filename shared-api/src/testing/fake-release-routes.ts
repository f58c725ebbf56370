import {
  ReleaseDifference,
  ReleaseGates,
  ReleaseList,
  ReleaseMove,
  ReleaseMoved,
  ReleaseUnitAnswer,
  type ReleaseStep,
} from '../contract/index';
import { ok, refuse, type Route } from './fake-answers';
import type { Holdings } from './holdings';
import { releaseDifference } from './releases';

const missing = refuse(404, 'There is no such unit of release.', 'NOT_FOUND');

const find = ({ releases = [] }: Holdings, id: string) => releases.find(({ unit }) => unit.name === id);

/** What is live after a move. */
function after(live: ReleaseStep, { move, version, percent }: ReleaseMove): Partial<ReleaseStep> {
  switch (move) {
    case 'promote':
      if (version !== undefined && percent !== undefined && percent < 100)
        return { action: 'canary', trial: { version, percent } };
      return { trial: null, previous: live.current, current: version ?? live.current };
    case 'rollback':
      if (live.trial) return { trial: null };
      return { current: version ?? live.previous ?? live.current, previous: null };
    case 'pin':
      return { pinned: true };
    case 'unpin':
      return { pinned: false };
    case 'disable':
      return { disabled: true };
    case 'enable':
      return { disabled: false };
  }
}

/** The calls of the release console. */
export const releaseRoutes: Record<string, Route> = {
  'GET /admin/releases': ({ holdings: { releases = [] } }) =>
    ok(ReleaseList, { units: releases.map(({ unit }) => unit) }),
  'GET /admin/releases/:id': ({ holdings, id }) => {
    const found = find(holdings, id);
    return found ? ok(ReleaseUnitAnswer, found) : missing;
  },
  'GET /admin/releases/:id/gates': ({ holdings, id, query }) => {
    const version = query.get('version') ?? '';
    return ok(ReleaseGates, { version, reasons: find(holdings, id)?.reasons?.[version] ?? [] });
  },
  'GET /admin/releases/:id/difference': ({ query }) =>
    ok(ReleaseDifference, releaseDifference(query.get('from') ?? '1.0.0', query.get('to') ?? '1.1.0')),
  'POST /admin/releases/:id/moves': ({ holdings, id, body }) => {
    const found = find(holdings, id);
    const move = ReleaseMove.parse(body);
    if (!found) return missing;
    const { live } = found.unit;
    if (move.revision !== live.revision)
      return refuse(409, 'It was moved meanwhile. Look at it again before you decide.', 'MOVED');
    const { reason } = move;
    const step = { ...live, revision: live.revision + 1, action: move.move, reason, ...after(live, move) };
    found.unit.live = step;
    found.history.unshift(step);
    return ok(ReleaseMoved, { live: step });
  },
};
