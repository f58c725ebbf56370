import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import { Service } from '../../cluster/service.ts';
import { isOk } from '../../cluster/services.ts';
import { runCommand } from '../../processes/command.ts';
import { root } from '../../root.ts';
import { figuresIn, namesIn, readRules } from '../alert-rules.ts';

const folder = join(root, 'deploy/watching');

describe('rules of alarm', () => {
  const home = mkdtempSync(join(tmpdir(), 'cyberharbour-alarms-'));
  after(() => rmSync(home, { recursive: true, force: true }));

  it('wake somebody when they should, and nobody while everything works', async () => {
    const { code, output } = await runCommand('promtool', ['test', 'rules', join(folder, 'alerts.test.yml')]);
    assert.equal(code, 0, output);
  });

  it('are each seen firing there', () => {
    const tests = readFileSync(join(folder, 'alerts.test.yml'), 'utf8');
    for (const { alert } of readRules()) assert.ok(tests.includes(`alertname="${alert}"`), alert);
  });

  it('are what Prometheus on three hosts loads, with the places that it asks', async () => {
    const to = join(home, 'hosts');
    const words = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '--site', 'https://harbour.example', '--to', to];
    const written = await runCommand('npm', ['run', '-s', 'host-files', '--', ...words]);
    assert.equal(written.code, 0, written.output);
    const { code, output } = await runCommand('promtool', ['check', 'config', join(to, 'watching/prometheus.yml')]);
    assert.equal(code, 0, output);
    assert.match(output, /1 rule files found/);
  });

  it('about machines read what node_exporter gives', async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}/metrics`;
    const exporter = new Service('node_exporter', {
      command: 'prometheus-node-exporter',
      words: [`--web.listen-address=127.0.0.1:${port}`],
      log: join(home, 'exporter.log'),
      isReady: () => isOk(address),
    });
    try {
      await exporter.start();
      const figures = await (await fetch(address)).text();
      const served = new Set(figuresIn(figures));
      const rules = readRules('cyberharbour-machines');
      assert.equal(rules.length, 3);
      for (const { alert, expr } of rules)
        for (const name of namesIn(expr)) assert.ok(served.has(name), `${alert}: ${name}`);
    } finally {
      await exporter.stop();
    }
  });
});
