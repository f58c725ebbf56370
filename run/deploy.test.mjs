import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { root } from './install.mjs';
import { remoteRooms, rooms } from './laws/rooms.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const parts = ['shell', ...remoteRooms(root)];

describe('what teams and machines release with', () => {
  for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
    it(`${file} can be read, and names what is there`, () => {
      const { on, jobs, permissions } = parse(read(file));
      assert.ok(on && jobs && permissions, 'on, jobs and permissions');
      for (const path of on.pull_request?.paths ?? []) assert.ok(globSync(path, { cwd: root }).length > 0, path);
      for (const tag of on.push?.tags ?? [])
        assert.ok(
          rooms(root).some(({ name }) => tag === `@cyberharbour/${name}@*`),
          tag,
        );
      const text = JSON.stringify(jobs);
      for (const [, script] of text.matchAll(/node (run\/[\w.-]+\.mjs)/g))
        assert.ok(existsSync(join(root, script)), script);
      for (const [, called] of text.matchAll(/"uses":"\.\/([^"]+)"/g))
        assert.ok(existsSync(join(root, called)), called);
      for (const [, image] of text.matchAll(/--file (\S+)/g)) assert.ok(existsSync(join(root, image)), image);
    });
  }

  it('every part of the product has its pipeline, its job and its owners', () => {
    const { parts: jobs } = parse(read('deploy/chart/values.yaml'));
    const owners = read('.github/CODEOWNERS');
    for (const part of parts) {
      assert.equal(parse(read(`.github/workflows/${part}.yml`)).jobs.release.with.room, part);
      assert.equal(jobs[part]?.name, part.replace('-', '_'));
    }
    for (const { name } of rooms(root)) assert.match(owners, new RegExp(`^/${name}/ `, 'm'));
  });

  for (const file of globSync('deploy/*.Containerfile', { cwd: root })) {
    it(`${file} copies what is there, and starts what is there`, () => {
      const text = read(file);
      for (const [, source] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
        for (const one of source.split(' ')) assert.ok(existsSync(join(root, one)), one);
      for (const [, program] of text.matchAll(/"([\w/.-]+\.(?:ts|sh))"\]/g))
        assert.ok(existsSync(join(root, program)), program);
      assert.match(text, /^USER node$/m);
    });
  }
});
