import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, publish } from '../index.ts';
import { Harbour, routesScript } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.withLive());

/** How webpack's own plug-in leaves a container, and how `@module-federation/enhanced` did. */
const container =
  'let l,m={4408:()=>l("default","@cyberharbour/shared-api",!1,[1,1,0,0]),3698:()=>l("default","@cyberharbour/shared-ui",!1,[1,1,0,0])};';
const earlierContainer =
  'var x;x.map={4408:{fallback:()=>1,shareKey:"@cyberharbour/shared-api"},3698:{shareKey:"@cyberharbour/shared-ui"}};';

/** Publishes a build with these files beside the usual ones, and promotes it. */
async function promoteWith(
  files: Record<string, string>,
  { names = {}, guarded = false }: { names?: Record<string, string[]>; guarded?: boolean } = {},
) {
  const dist = await harbour.dist({ names });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
  const claims = [{ path: '/', chunk: 'home' }, ...(guarded ? [{ path: '/guarded' }] : [])];
  await publish(harbour.store, { unit: harbour.unit({ claims }), version: '2.0.0', dist });
  return promote(harbour.store, 'mf_public', '2.0.0');
}

const screen = (body: string) => `export const modules={12(e,t,n){${body}}};`;

describe('the files are believed, not what a release says of itself', () => {
  it('a claimed path without a route', () =>
    assert.rejects(promoteWith({}, { guarded: true }), /claims \/guarded, and its files have no route for it/));

  it('a route that is not claimed', () =>
    assert.rejects(
      promoteWith({ 'routes.0a1b2c3d.js': routesScript(['/', '/secret']) }),
      /has a route for \/secret in its files, and does not claim it/,
    ));

  it('a chunk that leaves out what its screen loads', () =>
    assert.rejects(
      promoteWith({
        'routes.0a1b2c3d.js': 'export const routes=[{path:"/",lazy:()=>Promise.all([import("./large.0a1b2c3d.js")])}];',
      }),
      /loads large\.0a1b2c3d\.js for \/, and its chunk home does not say so/,
    ));

  it('a script that cannot be read', () =>
    assert.rejects(
      promoteWith({ 'home.0a1b2c3d.js': 'export {' }),
      /home\.0a1b2c3d\.js is no script that can be read/,
    ));

  for (const [what, body] of [
    ['as a property', 'var r=n(4408);(0,r.useSecret)()'],
    ['by a text', 'var r=n(4408);r["useSecret"]()'],
    ['without a variable', 'n(4408).useSecret()'],
    ['taken apart', 'var {useSecret:u}=n(4408);u()'],
    ['in a function inside', 'var r=n(4408);function f(){return r.useSecret}'],
  ] as const)
    it(`a name that is not stated, ${what}`, () =>
      assert.rejects(
        promoteWith({ 'remoteEntry.js': container, 'home.0a1b2c3d.js': screen(body) }),
        /takes useSecret of @cyberharbour\/shared-api, and does not say so/,
      ));

  it('a name that is not stated, of a container from before contract 1.5', () =>
    assert.rejects(
      promoteWith({ 'remoteEntry.js': earlierContainer, 'home.0a1b2c3d.js': screen('n(4408).useSecret()') }),
      /takes useSecret of @cyberharbour\/shared-api, and does not say so/,
    ));

  it('a package as a whole', () =>
    assert.rejects(
      promoteWith({ 'remoteEntry.js': container, 'home.0a1b2c3d.js': screen('var r=n(4408);globalThis.x=r') }),
      /takes more than names of @cyberharbour\/shared-api/,
    ));

  it('passes where both say the same, and another variable of the same name is no package', async () => {
    const body = 'var r=n(3698);(0,r.Button)();function f(r){return r.anything}';
    const live = await promoteWith(
      { 'remoteEntry.js': container, 'home.0a1b2c3d.js': screen(body) },
      { names: { '@cyberharbour/shared-ui': ['Button'] } },
    );
    assert.equal(live.current, '2.0.0');
  });
});
