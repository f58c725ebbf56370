import { feelMeasures } from '@cyberharbour/shared-api/contract';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { readFeel } from './feel.ts';

/** Days that the figures are of: today and yesterday. */
const days = 2;

/** Registers how versions feel, for Prometheus. */
export function addFeelGauges({ db, clock }: Pick<Context, 'db' | 'clock'>, registry: Registry): void {
  let reading: ReturnType<typeof readFeel> | undefined;
  /** Both figures of a scrape are read at once: they share one query. */
  const readAll = () =>
    (reading ??= readFeel(db, clock, { days }).finally(() => {
      reading = undefined;
    }));
  new Gauge({
    name: 'cyberharbour_release_feel_views',
    help: 'Page views of a version that reported today and yesterday',
    labelNames: ['unit', 'version'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [key, feel] of await readAll()) this.set(labelsOf(key), feel.views);
    },
  });
  new Gauge({
    name: 'cyberharbour_release_feel_p75',
    help: 'How a version felt to three of four visitors of today and yesterday: ms, layout shift in thousandths, counts',
    labelNames: ['unit', 'version', 'measure'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [key, feel] of await readAll())
        for (const measure of feelMeasures) {
          const value = feel[measure];
          if (value !== null) this.set({ ...labelsOf(key), measure }, value);
        }
    },
  });
}

/** Of `mf_public 1.0.0`. */
function labelsOf(key: string) {
  const [unit = '', version = ''] = key.split(' ');
  return { unit, version };
}
