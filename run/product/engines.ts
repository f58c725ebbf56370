import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

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
  if (missing.length > 0) installPackages(missing, ['--no-install-recommends']);
}
