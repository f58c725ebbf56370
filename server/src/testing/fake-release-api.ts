import type { CallReleaseApi, ReleaseCall } from '../release-console/release-api.ts';

interface FakeUnit {
  name: string;
  owner: string;
  revision: number;
  current: string;
  previous: string | null;
  canary?: { version: string; percent: number };
  history: object[];
}

const at = '2026-11-01T00:00:00.000Z';
const versions = ['1.2.0', '1.1.0', '1.0.0'];

/** In place of `cyberharbour-mf serve`: two units, with the answers that it gives. */
export class FakeReleaseApi {
  readonly calls: ReleaseCall[] = [];
  /** Answered in place of every move. */
  refusal: { status: number; body: unknown } | null = null;
  readonly #units: FakeUnit[];
  readonly #member: string;

  /** @param member the address of the one who is a member of the team that owns everything */
  constructor(member: string) {
    this.#member = member;
    this.#units = ['mf_public', 'shell'].map((name) => ({
      name,
      owner: 'local',
      revision: 1,
      current: '1.1.0',
      previous: '1.0.0',
      history: [{ revision: 1, action: 'promote', current: '1.1.0', previous: '1.0.0', at, by: 'team local' }],
    }));
  }

  call: CallReleaseApi = async (call) => {
    this.calls.push(call);
    const [, , name, ...rest] = (call.path.split('?')[0] ?? '').split('/');
    if (name === undefined) return { status: 200, body: this.#units.map((unit) => this.#show(unit, call)) };
    const unit = this.#units.find((one) => one.name === name);
    if (!unit) return { status: 404, body: { refused: [`${name} is not live.`] } };
    if (call.method === 'POST') return this.#move(unit, call);
    return { status: 200, body: this.#read(unit, rest, call) };
  };

  #show({ name, owner, revision, current, previous, canary }: FakeUnit, { by }: ReleaseCall) {
    const unit = { name, owner, revision, current, previous, ...(canary && { canary }) };
    const last = { action: 'promote', at, by: `team local, member ${by.id}`, reason: 'planted' };
    return { ...last, ...unit, mayMove: by.email === this.#member, secret: 'never passed on' };
  }

  #read(unit: FakeUnit, [what, version]: string[], call: ReleaseCall): unknown {
    if (what === 'history') return unit.history;
    if (version !== undefined)
      return { version, reasons: version === '9.0.0' ? ['It is too new.', 'It is too big.'] : [] };
    if (what === 'versions')
      return versions.map((one) => ({
        version: one,
        publishedAt: at,
        contract: '^1',
        api: '^1',
        scripts: 1,
        styles: 1,
      }));
    if (what !== 'diff') return this.#show(unit, call);
    const query = new URLSearchParams(call.path.split('?')[1]);
    const needs = { '/blog': ['none', 'open'], contract: ['^1.0.0', '^1.1.0'] };
    const lists = { added: ['a.js'], removed: [], changed: [], names: { added: [], removed: [] } };
    return { from: query.get('from'), to: query.get('to'), scripts: [1, 2], styles: [1, 1], needs, ...lists };
  }

  #move(unit: FakeUnit, { path, by, body, revision }: ReleaseCall) {
    if (this.refusal) return this.refusal;
    if (revision !== unit.revision) return { status: 412, body: { refused: ['It was moved meanwhile.'] } };
    const { version, percent, reason } = body as { version?: string; percent?: number; reason: string };
    unit.revision += 1;
    if (version !== undefined && percent !== undefined) unit.canary = { version, percent };
    else if (version !== undefined) [unit.previous, unit.current] = [unit.current, version];
    const action = path.split('/').at(-1) ?? '';
    const step = { revision: unit.revision, action, current: unit.current, previous: unit.previous, at, reason };
    const written = { ...step, ...(unit.canary && { canary: unit.canary }), by: `team local, member ${by.id}` };
    unit.history.push(written);
    return { status: 200, body: written };
  }
}
