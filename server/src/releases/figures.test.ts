import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Registry } from 'prom-client';
import * as counters from '../counters/store.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { addReleaseFigures } from './figures.ts';

onEveryDatabase('figures of releases for Prometheus', (server) => {
  it('say how often each version was loaded, and how often it failed', async () => {
    const { db } = server().context;
    await counters.add(db, 'release-sessions', 'mf_public 1.0.0', 5);
    await counters.add(db, 'release-errors', 'mf_public 1.0.0', 2);
    await counters.add(db, 'release-sessions', 'mf_admin 2.1.0', 1);
    const registry = new Registry();
    addReleaseFigures({ db }, registry);
    const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('cyberharbour_'));
    assert.deepEqual(lines.sort(), [
      'cyberharbour_release_errors_total{unit="mf_public",version="1.0.0"} 2',
      'cyberharbour_release_sessions_total{unit="mf_admin",version="2.1.0"} 1',
      'cyberharbour_release_sessions_total{unit="mf_public",version="1.0.0"} 5',
    ]);
  });
});
