import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import { endAll, startApi } from '../processes/product.ts';
import { root } from '../root.ts';
import { figuresIn, namesIn, readRules } from './alert-rules.ts';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const rules = readRules('cyberharbour');
const { panels } = JSON.parse(readText('deploy/watching/dashboard.json')) as Dashboard;

describe('what operators watch with', () => {
  const data = mkdtempSync(join(tmpdir(), 'cyberharbour-watching-'));
  const served = new Set<string>();
  before(async () => {
    const port = String(await freePort());
    const { ready } = await startApi({ DATA_DIR: data, API_PORT: String(await freePort()), METRICS_PORT: port });
    // A figure by route is there once a route was asked.
    await fetch(`${ready.api}/api/blogs`);
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const name of figuresIn(figures)) served.add(name);
    for (const [, name = ''] of figures.matchAll(/^# TYPE (\S+)/gm)) served.add(name);
  });
  after(async () => {
    await endAll();
    rmSync(data, { recursive: true, force: true });
  });

  it('asks only for figures that the API has', () => {
    const asked = [
      ...rules.map(({ alert, expr }) => [alert, expr] as const),
      ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
    assert.ok(asked.length > 15, String(asked.length));
    for (const [title, expression] of asked) {
      assert.ok(namesIn(expression).length > 0 || /\bup\b/.test(expression), `${title} asks for nothing`);
      for (const name of namesIn(expression)) assert.ok(served.has(name), `${title}: ${name}`);
    }
  });

  it('sends whoever is woken to a section that says what to do', () => {
    const headings = [...readText('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(' ', '-')
        .replaceAll(/[^a-z0-9-]/g, ''),
    );
    for (const { alert, annotations } of readRules()) {
      const [file, heading = ''] = annotations.runbook.split('#');
      assert.equal(file, 'docs/operations.md');
      assert.ok(headings.includes(heading), `${alert}: ${heading}`);
    }
  });
});
