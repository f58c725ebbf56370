import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of the servers and browsers that suites run against, each with a file that it brings. */
const engines = {
  postgresql: '/usr/lib/postgresql',
  'redis-server': '/usr/bin/redis-server',
  nginx: '/usr/sbin/nginx',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  prometheus: '/usr/bin/promtool',
  'prometheus-node-exporter': '/usr/bin/prometheus-node-exporter',
};

/** Installs what is missing, where that is possible: on Debian, as root. */
export function installEngines(): void {
  const missing = Object.entries(engines).flatMap(([name, place]) => (existsSync(place) ? [] : [name]));
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { stdio: 'ignore', env });
}
