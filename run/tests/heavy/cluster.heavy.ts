import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { callApi } from '../../../server/src/testing/caller.ts';
import { form, photo } from '../../../server/src/testing/forms.ts';
import { joinAsMember } from '../../../server/src/testing/process.ts';
import { Cluster } from '../../cluster/cluster.ts';
import { faults } from '../../cluster/faults.ts';
import { bringUpToDate } from '../../product/releases.ts';
import { figuresIn, namesIn, readRules } from '../alert-rules.ts';

describe('the cluster of npm run cluster', { timeout: 900_000 }, () => {
  const store = mkdtempSync(join(tmpdir(), 'cyberharbour-store-'));
  let cluster: Cluster;
  let api = '';
  let cookie = '';
  before(async () => {
    await bringUpToDate(store);
    const settings = { WEB_ORIGINS: 'http://localhost:3000', POSTS_PER_MEMBER: '100000', RATE_LIMIT_SCALE: '1000' };
    cluster = await Cluster.prepare({ web: await freePort(), apis: 3, webs: 2, store, settings });
    await cluster.start();
    api = `http://127.0.0.1:${cluster.plan.ports.api}`;
    cookie = await joinAsMember(api, join(cluster.plan.folder, 'shared'), 'mei@example.com');
  });
  after(async () => {
    await cluster.end();
    rmSync(store, { recursive: true, force: true });
  });

  const post = async (key: string) => {
    const body = form({ title: key, content: 'C' }, { bytes: await photo(8, 8) });
    return callApi(api, 'POST', '/blogs', { cookie, body, key });
  };
  const postUntilDone = async (key: string, milliseconds: number) => {
    for (const end = Date.now() + milliseconds; Date.now() < end; await pause(300)) {
      const answer = await post(key);
      if (answer.status === 201) return answer;
      assert.deepEqual([answer.status, Number(answer.headers.get('retry-after')) > 0], [503, true]);
    }
    throw new Error(`${key} was refused for ${milliseconds} ms`);
  };
  const countPosts = async () => {
    const { body } = await callApi(api, 'GET', '/blogs?mine=true&limit=100', { cookie });
    return (body as unknown as { blogs: { title: string }[] }).blogs.map(({ title }) => title);
  };

  it('shows its pages behind one address, from either web server', async () => {
    for (const path of ['/', '/blog', '/', '/blog']) {
      const page = await fetch(`${cluster.plan.site}${path}`);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /CyberHarbour/);
    }
  });

  it('says of each API process that the database, its replicas, the limits and pictures work', async () => {
    for (const { port } of cluster.plan.apis) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      const { dependencies } = (await answer.json()) as { dependencies: object };
      assert.deepEqual(dependencies, { database: 'ok', reads: 'ok', pictures: 'ok', limits: 'ok' });
    }
  });

  it('gives the figures that the rules about etcd and Patroni read', async () => {
    const { etcd, databases } = cluster.plan;
    const served = new Set<string>();
    for (const port of [...etcd.map(({ port }) => port), ...databases.map(({ control }) => control)]) {
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      for (const name of figuresIn(figures)) served.add(name);
    }
    const rules = readRules('cyberharbour-cluster');
    assert.equal(rules.length, 6);
    for (const { alert, expr } of rules)
      for (const name of namesIn(expr)) assert.ok(served.has(name), `${alert}: ${name}`);
  });

  it('shows a member what they just wrote, whichever process answers', async () => {
    for (let count = 0; count < 6; count += 1) {
      const { _id } = (await postUntilDone(`written-${count}`, 5000)).body['blog'] as { _id: string };
      assert.equal((await callApi(api, 'GET', `/blogs/${_id}?all=true`, { cookie })).status, 200);
    }
  });

  for (const name of ['etcd', 'killed', 'paused', 'cut-off'] as const)
    it(`takes a write once again, without a loss and not twice: ${faults[name]?.title ?? name}`, async () => {
      await postUntilDone(`before-${name}`, 5000);
      const heal = await faults[name]?.strike(cluster);
      await postUntilDone(`during-${name}`, 40_000);
      await heal?.();
      for (const end = Date.now() + 90_000; !(await cluster.isWhole()); await pause(500))
        assert.ok(Date.now() < end, 'the cluster is whole again');
      await postUntilDone(`during-${name}`, 20_000);
      const titles = (await countPosts()).filter((title) => title.endsWith(`-${name}`)).sort();
      assert.deepEqual(titles, [`before-${name}`, `during-${name}`]);
    });

  it('restarts its API processes one after the other without a request that fails', async () => {
    let isOver = false;
    const statuses: number[] = [];
    const ask = async () => {
      while (!isOver) statuses.push((await callApi(api, 'GET', `/blogs?limit=${(statuses.length % 20) + 1}`)).status);
    };
    const write = async () => {
      while (!isOver) statuses.push((await post(`restart-${statuses.length}`)).status);
    };
    const load = [ask(), ask(), write()];
    await faults['restart']?.strike(cluster);
    isOver = true;
    await Promise.all(load);
    assert.ok(statuses.length > 50, String(statuses.length));
    assert.deepEqual(
      statuses.filter((status) => status >= 500 || status === 0),
      [],
    );
  });

  it('goes on without the primary of Redis, with the limits that were counted', async () => {
    const heal = await faults['redis']?.strike(cluster);
    assert.equal((await callApi(api, 'GET', '/auth/verify', { cookie })).status, 200);
    const limits = async () =>
      (
        (await (await fetch(`http://127.0.0.1:${cluster.plan.apis[0]?.port ?? 0}/readyz`)).json()) as {
          dependencies: Record<string, string>;
        }
      ).dependencies['limits'];
    for (const end = Date.now() + 30_000; (await limits()) !== 'ok'; await pause(300))
      assert.ok(Date.now() < end, 'Sentinel names the next one');
    await heal?.();
  });
});
