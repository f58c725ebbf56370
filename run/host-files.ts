import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describeDatabase } from './cluster/configuration.ts';
import { describeHost, describeInstall, nameOfHost, planHosts } from './cluster/hosts.ts';
import { describePrometheus } from './cluster/watching.ts';
import { readOptions, runFor } from './processes/options.ts';
import { UserError } from './processes/product.ts';
import { root } from './root.ts';

const usage = `npm run host-files -- 10.0.0.1 10.0.0.2 10.0.0.3 --site https://harbour.example --to FOLDER

Writes what each of three hosts needs into FOLDER/host-1 to FOLDER/host-3: the files of every program, and install.sh
that puts them in place. Secrets are made anew each time.
  --postgres FOLDER   of PostgreSQL's programs on the hosts (/usr/lib/postgresql/15/bin)
  --prefix FOLDER     FOLDER/host-1 and so on instead of / on the hosts, to try all three on one machine`;

/** Secrets are in it. */
const writePrivately = (file: string, content: string) => writeFileSync(file, content, { mode: 0o600 });

await runFor(async () => {
  const { values, positionals } = readOptions(usage, {
    site: { type: 'string' },
    to: { type: 'string' },
    postgres: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
    prefix: { type: 'string', default: '' },
  });
  if (values.site === undefined || values.to === undefined) throw new UserError(usage);
  const to = resolve(process.env.INIT_CWD ?? '.', values.to);
  // Secrets of a cluster that runs are in its files: they are not written over.
  if (existsSync(to) && readdirSync(to).length > 0) throw new UserError(`${to} is not empty.`);
  const plan = planHosts(positionals, values.site);
  for (const node of plan.etcd) {
    const name = nameOfHost(node);
    const files = describeHost(plan, node.host, values.postgres, values.prefix && join(values.prefix, name));
    const folder = join(to, name);
    for (const { path, content } of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writePrivately(file, content);
    }
    writeFileSync(join(folder, 'install.sh'), describeInstall(files), { mode: 0o700 });
    console.log(`${node.host}  ${folder}: ${files.length} files, install.sh`);
  }
  const orders = describeDatabase(plan).map((order) => `${order};\n`);
  writePrivately(join(to, 'database.sql'), orders.join(''));
  writePrivately(join(to, 'superuser'), `${plan.secrets.superuser}\n`);
  const watching = join(to, 'watching');
  mkdirSync(watching, { mode: 0o700 });
  writePrivately(join(watching, 'prometheus.yml'), describePrometheus(plan));
  writePrivately(join(watching, 'alerts.yml'), readFileSync(join(root, 'deploy/watching/alerts.yml'), 'utf8'));
  console.log(`For Prometheus, on a host: ${watching}`);
  console.log(`Once, when the database runs: database.sql, as postgres, whose password is in superuser`);
});
