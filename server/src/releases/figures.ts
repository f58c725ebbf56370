import { Counter, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { listReleaseCounts } from './release-counts.ts';

/** Registers how often each version was loaded and failed, for Prometheus. Every process gives the sums of all. */
export function addReleaseFigures({ db }: Pick<Context, 'db'>, registry: Registry): void {
  const add = (counted: 'session' | 'error', name: string, help: string) =>
    new Counter({
      name,
      help,
      labelNames: ['unit', 'version'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { unit, version, sum } of await listReleaseCounts(db, counted)) this.inc({ unit, version }, sum);
      },
    });
  add('session', 'cyberharbour_release_sessions_total', 'Tabs that loaded a version');
  add('error', 'cyberharbour_release_errors_total', 'Failures of a version in tabs');
}
