import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { UserError } from '../../../processes/product.ts';
import { root } from '../../../root.ts';

/** A document that Kubernetes gets. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

export type Values = Record<string, Record<string, unknown>>;

const chart = join(root, 'deploy/chart');
const release = { Name: 'cyberharbour', Revision: 1 };
/** Debian's Sprig, which Helm's templates are written with. */
const libraries = '/usr/share/gocode';

function run(command: string, words: readonly string[], input: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`);
  return stdout;
}

const isThere = (command: string) => spawnSync(command, ['version']).error === undefined;

/**
 * What the chart makes of its values: by Helm where there is one, else by the template language that Helm takes.
 * @param change of the values that the chart has
 */
export function renderChart(change: (values: Values) => void = () => undefined): Manifest[] {
  const values = parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as Values;
  change(values);
  const text = isThere('helm') ? renderByHelm(values) : renderByGo(values);
  return parseAllDocuments(text).flatMap((document) => {
    for (const error of document.errors) throw error;
    const manifest = document.toJS() as Manifest | null;
    return manifest ? [manifest] : [];
  });
}

function renderByHelm(values: Values): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-values-'));
  try {
    const file = join(folder, 'values.yaml');
    writeFileSync(file, stringify(values));
    return run('helm', ['template', release.Name, chart, '-f', file], '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function renderByGo(values: Values): string {
  if (!existsSync(`${libraries}/src/github.com/Masterminds/sprig`))
    throw new UserError('The chart needs Helm, or: apt-get install golang-go golang-github-masterminds-sprig-dev');
  const data = JSON.stringify({ Values: values, Release: release });
  const program = join(root, 'run/tests/heavy/chart/render.go');
  return run('go', ['run', program, chart], data, { GO111MODULE: 'off', GOPATH: libraries });
}
