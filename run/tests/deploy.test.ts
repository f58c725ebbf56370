import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { apiMemory, webMemory } from '../processes/memory.ts';
import { root } from '../root.ts';
import { listRemotes, listPackages } from '../checks/packages.ts';

const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const released = ['shell', ...listRemotes(root)];

/** The fields of a workflow that are read here. */
interface Workflow {
  on: { pull_request?: { paths?: string[] }; push?: { tags?: string[] } } | undefined;
  jobs: Record<string, { with?: Record<string, string> }> | undefined;
  permissions: unknown;
}
const readWorkflow = (file: string) => parse(readText(file)) as Workflow;

describe('what teams and machines release with', () => {
  for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
    it(`${file} can be read, and names what is there`, () => {
      const { on, jobs, permissions } = readWorkflow(file);
      assert.ok(on && jobs && permissions, 'on, jobs and permissions');
      for (const path of on.pull_request?.paths ?? []) assert.ok(globSync(path, { cwd: root }).length > 0, path);
      for (const tag of on.push?.tags ?? [])
        assert.ok(
          listPackages(root).some(({ name }) => tag === `@cyberharbour/${name}@*`),
          tag,
        );
      const text = JSON.stringify(jobs);
      for (const [, script = ''] of text.matchAll(/node (run\/[\w.-]+\.(?:mjs|ts))/g))
        assert.ok(existsSync(join(root, script)), script);
      for (const [, called = ''] of text.matchAll(/"uses":"\.\/([^"]+)"/g))
        assert.ok(existsSync(join(root, called)), called);
      for (const [, image = ''] of text.matchAll(/--file (\S+)/g)) assert.ok(existsSync(join(root, image)), image);
    });
  }

  it('every unit of release has its pipeline, its job and its owners', () => {
    const { units: jobs } = parse(readText('deploy/chart/values.yaml')) as { units: Record<string, { name: string }> };
    const owners = readText('.github/CODEOWNERS');
    for (const unit of released) {
      assert.equal(readWorkflow(`.github/workflows/${unit}.yml`).jobs?.release?.with?.package, unit);
      assert.equal(jobs[unit]?.name, unit.replace('-', '_'));
    }
    for (const { name } of listPackages(root)) assert.match(owners, new RegExp(`^/${name}/ `, 'm'));
  });

  for (const file of globSync('deploy/*.Containerfile', { cwd: root })) {
    it(`${file} copies what is there, and starts what is there`, () => {
      const text = readText(file);
      for (const [, source = ''] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
        for (const one of source.split(' ')) assert.ok(existsSync(join(root, one)), one);
      for (const [, program = ''] of text.matchAll(/"([\w/.-]+\.(?:ts|sh))"\]/g))
        assert.ok(existsSync(join(root, program)), program);
      assert.match(text, /^USER node$/m);
    });
  }

  for (const [server, { options, env }] of [
    ['api', apiMemory],
    ['web', webMemory],
  ] as const)
    it(`the ${server} server has the memory that npm start gives it, in a container and under systemd`, () => {
      const image = readText(`deploy/${server}.Containerfile`);
      const unit = readText(`deploy/systemd/cyberharbour-${server}@.service`);
      assert.ok(image.includes(`["node", ${options.map((option) => `"${option}"`).join(', ')}, "`), 'container');
      assert.ok(unit.includes(`/node ${options.join(' ')} s`), 'unit');
      for (const [name, value] of Object.entries(env))
        for (const text of [image, unit]) assert.match(text, new RegExp(`\\b${name}=${value}\\b`));
    });
});
