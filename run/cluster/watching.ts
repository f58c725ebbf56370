import { stringify } from 'yaml';
import type { Layout, Place } from './plan.ts';

/** Where Debian's prometheus-node-exporter answers. */
export const machinePort = 9100;

/**
 * What Prometheus asks on each host, under the names of jobs that the rules of alarm go by.
 * @returns `prometheus.yml`, beside a copy of `deploy/watching/alerts.yml`
 */
export function describePrometheus({ apis, etcd, databases }: Layout): string {
  const job = (name: string, targets: readonly string[]) => ({
    job_name: name,
    static_configs: [{ targets }],
  });
  const at = ({ host }: Place, port: number) => `${host}:${port}`;
  return stringify({
    global: { scrape_interval: '15s', evaluation_interval: '15s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [
      job(
        'cyberharbour-api',
        apis.map((node) => at(node, node.metrics)),
      ),
      job(
        'etcd',
        etcd.map((node) => at(node, node.port)),
      ),
      job(
        'patroni',
        databases.map((node) => at(node, node.control)),
      ),
      job(
        'machine',
        etcd.map((node) => at(node, machinePort)),
      ),
    ],
  });
}
