import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import { day } from '../clock/durations.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

onEveryDatabase('audit log', (server) => {
  it('is narrowed by person, act and day, and each entry names whose account it is', async () => {
    const admin = await server().admin();
    const anna = await server().member({ name: 'Anna Quay', email: 'anna@harbour.example' });
    const { blog } = (await anna.post('/blogs', await blogForm({ title: 'Tides' }))).body;
    await admin.put(`/admin/users/${anna.id}/role`, { role: 'business' });
    await admin.put(`/admin/blogs/${blog._id}/approve`);
    const read = async (query: string) => (await admin.get(`/admin/audit?${query}`)).body;
    const acts = async (query: string) => (await read(query)).entries.map(({ action }) => action);
    assert.deepEqual(await acts('q=anna%20quay'), ['user.role']);
    assert.deepEqual(await acts('q=ANNA@harbour'), ['user.role']);
    assert.equal((await read('q=anna')).entries[0]?.itemName, 'Anna Quay');
    assert.deepEqual(await acts('q=administrator&action=blog.status'), ['blog.status']);
    assert.deepEqual(await acts('q=%25'), [], 'words are no pattern');
    assert.deepEqual(await acts('action=user.role'), ['user.role']);
    const now = server().context.clock();
    assert.equal((await read(`from=${dayOf(now)}&to=${dayOf(now)}`)).total, 2);
    assert.deepEqual(
      [(await read(`from=${dayOf(now + day)}`)).total, (await read(`to=${dayOf(now - day)}`)).total],
      [0, 0],
    );
    const moment = (time: number) => new Date(time).toISOString();
    assert.equal((await read(`from=${moment(now - day)}&to=${moment(now + 1)}`)).total, 2);
    assert.equal((await read(`from=${moment(now - day)}&to=${moment(now - 3_600_000)}`)).total, 0);
    const first = await read('q=administrator&limit=1');
    assert.equal(first.total, 2);
    assert.deepEqual(await acts(`q=administrator&limit=1&cursor=${first.nextCursor ?? ''}`), ['user.role']);
    assert.equal((await admin.get('/admin/audit?from=yesterday')).status, 400);
    const table = await admin.send('GET', '/admin/audit?action=user.role', undefined, { accept: 'text/csv' });
    assert.equal(table.text.trim().split('\n').length, 2);
  });

  it('says whether its chain is whole, to administrators alone', async () => {
    const admin = await server().admin();
    const check = async () => (await admin.get('/admin/audit/check')).body as unknown as Record<string, unknown>;
    assert.deepEqual(await check(), { success: true, entries: 2, brokenAt: null });
    assert.equal((await (await server().member()).get('/admin/audit/check')).status, 403);
    const { db } = server().context;
    await db.updateTable('audit').set({ action: 'user.deleted' }).where('seq', '=', 1).execute();
    assert.deepEqual(await Promise.all([check(), check()]), [
      { success: true, entries: 2, brokenAt: 1 },
      { success: true, entries: 2, brokenAt: 1 },
    ]);
  });
});
