import { newId } from '../../database/ids.ts';
import { transact } from '../../database/transact.ts';
import { countNew, recount } from '../../posts/counts.ts';
import type { PostKind } from '../../posts/kind.ts';
import { moderatedKinds } from '../../posts/kinds.ts';
import { campaignUpdate } from '../../posts/kinds/campaign-update.ts';
import { resourceForm } from '../forms.ts';
import type { Person } from '../person.ts';
import { addApp } from '../second-steps.ts';
import { password, type TestServer } from '../test-server.ts';
import { day } from '../../clock/durations.ts';

/** What an item may be: its own state, and whether those who may not reach it see that it is there. */
export const states = ['public', 'pending'] as const;
export type ItemState = (typeof states)[number] | 'missing';

export interface Item {
  id: string;
  /** Whose it is. */
  owner: Person;
}

/** Makes one of the kind in the state; kinds without states are always `pending`: hidden from others. */
export interface ItemKind {
  states: readonly Exclude<ItemState, 'missing'>[];
  make(server: TestServer, owner: Person, state: ItemState): Promise<Item>;
  /** All of it as it is now, to see that a refused call left it alone. */
  read(server: TestServer, item: Item): Promise<string>;
}

const readRow =
  (table: string) =>
  async ({ context }: TestServer, { id }: Item) =>
    JSON.stringify(
      await context.db
        .selectFrom(table as 'users')
        .selectAll()
        .where('id', '=', id)
        .execute(),
    );

const readList =
  (url: string) =>
  async (_server: TestServer, { owner }: Item) =>
    JSON.stringify((await owner.get(url)).body);

/** What a form of every kind of post says. */
const words = {
  title: 'A title',
  content: 'One line.',
  description: 'What it asks.',
  startTime: '2097-01-01T09:00:00Z',
  endTime: '2097-02-01T09:00:00Z',
};

/** Written as a post is, without its picture: pictures take longer than all the rest of the matrix. */
const ofKind = (kind: PostKind): ItemKind => ({
  states,
  async make(server, owner, state) {
    const { db, clock } = server.context;
    const below =
      kind === campaignUpdate ? (await itemKinds['campaigns']?.make(server, owner, 'public'))?.id : undefined;
    const id = newId();
    const now = clock();
    const status = state === 'public' ? kind.approvedStatus : 'pending';
    const form = { ...words, ...(below !== undefined && { campaignId: below, topic: 'news' }) };
    const fields = { image_alt: null, id, title: form.title, ...kind.toColumns(form), media_id: null };
    await transact(db, async (tx) => {
      const times = { created_at: now, updated_at: now };
      await kind.store.insert(tx, { ...fields, status, author_id: owner.id, ...times });
      await countNew(tx, kind);
      const [waits, visibility] = state === 'public' ? ([0, 2] as const) : ([1, 0] as const);
      await recount(
        tx,
        kind,
        { status: 'pending', waits: 1, visibility: 0 },
        {
          status,
          waits,
          visibility,
        },
      );
    });
    return { id, owner };
  },
  read: readRow(kind.table),
});

/** By the name that a route gives what its path names; a route of a new kind of item needs a line here. */
export const itemKinds: Record<string, ItemKind> = {
  ...Object.fromEntries(moderatedKinds.map((kind) => [kind.table, ofKind(kind)])),
  users: {
    states: ['pending'],
    async make(server) {
      const owner = await server.member();
      return { id: owner.id, owner };
    },
    read: readRow('users'),
  },
  recoveries: {
    states: ['pending'],
    async make({ context, member }) {
      const owner = await member();
      const [id, now] = [newId(), context.clock()];
      const visit = { device: 'Firefox on Linux', network: '203.0.113.x' };
      const flags = { is_proved: 0, removes_second_steps: 0, is_reminded: 0 } as const;
      const row = { id, user_id: owner.id, new_email: `${id}@example.com`, state: 'requested' as const, ...flags };
      const rest = { message: null, checked_by: null, created_at: now, due_at: now + day };
      await context.db
        .insertInto('account_recoveries')
        .values({ ...row, ...visit, ...rest })
        .execute();
      return { id, owner };
    },
    read: readRow('account_recoveries'),
  },
  resources: {
    // Retired ones are gone for everybody.
    states: ['public'],
    async make({ admin }, owner) {
      const form = resourceForm({ title: `Guide ${newId()}` });
      return { id: (await (await admin()).post('/admin/resources', form)).body.resource._id, owner };
    },
    read: readRow('resources'),
  },
  'link findings': {
    states: ['pending'],
    async make(server, owner) {
      const { id } = (await itemKinds['resources']?.make(server, owner, 'public')) ?? { id: '' };
      const { db } = server.context;
      const { link } = resourceForm();
      const known = { asked_at: 1, etag: null, last_modified: null, baseline: null, seen: null, failures: 0 };
      const rest = { failed_day: null, found_at: 1, dismissed: null, detail: 'https://moved.example.org/' };
      await db
        .insertInto('link_checks')
        .values({ resource_id: id, link, finding: 'moved', ...known, ...rest })
        .execute();
      return { id, owner };
    },
    read: async ({ context }, { id }) =>
      JSON.stringify(await context.db.selectFrom('link_checks').selectAll().where('resource_id', '=', id).execute()),
  },
  letters: {
    states: ['pending'],
    // Nobody's: moderators write them together.
    async make(server, owner) {
      const form = { subject: 'A letter', blocks: [{ kind: 'tip', text: 'Lock your phone.' }] };
      return { id: (await (await server.admin()).post('/admin/letters', form)).body.letter._id, owner };
    },
    read: readRow('letters'),
  },
  'sent letters': {
    states: ['public'],
    async make(server, owner) {
      const item = await (itemKinds['letters'] as ItemKind).make(server, owner, 'pending');
      const begun = { state: 'sent' as const, visibility: 2 as const, begun_at: server.context.clock() };
      await server.context.db.updateTable('letters').set(begun).where('id', '=', item.id).execute();
      return item;
    },
    read: readRow('letters'),
  },
  alerts: {
    states: ['public'],
    async make({ context: { db, clock } }, owner) {
      const now = clock();
      const said = { title: 'An alert', happened: 'A text came.', affected: 'Drivers.', advice: 'Delete it.' };
      const times = { begun_at: now, ends_at: now + day, updated_at: now };
      const rest = { link: null, corrections: '[]', letter_id: null, visibility: 2 as const };
      const id = newId();
      await db
        .insertInto('alerts')
        .values({ id, ...said, ...times, ...rest })
        .execute();
      return { id, owner };
    },
    read: readRow('alerts'),
  },
  releases: {
    states: ['pending'],
    // Nobody's: there are two, and members of their team move them.
    make: async (_server, owner) => ({ id: 'mf_public', owner }),
    read: async (server) => JSON.stringify((await (await server.admin()).get('/admin/releases')).body.units),
  },
  sessions: {
    states: ['pending'],
    async make(server, owner) {
      const { user } = (await owner.get('/auth/verify')).body;
      await server.person().post('/auth/login', { email: user.email, password });
      const sessions = (await owner.get('/user/sessions')).body.sessions;
      return { id: sessions.find(({ isCurrent }) => !isCurrent)?._id ?? '', owner };
    },
    read: readList('/user/sessions'),
  },
  'second steps': {
    states: ['pending'],
    async make(server) {
      // A login of the usual owner is not to need a code.
      const owner = await server.member();
      return { id: (await addApp(server, owner)).id, owner };
    },
    read: readList('/user/second-steps'),
  },
  'apps that wait': {
    states: ['pending'],
    async make(server) {
      const owner = await server.member();
      return { id: (await owner.post('/user/second-steps/apps', { name: 'Phone' })).body._id, owner };
    },
    read: readList('/user/second-steps'),
  },
};
