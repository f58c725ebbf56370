import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { insertLibrary } from '../seed/library.ts';
import { onEveryDatabase } from '../testing/dialects.ts';

onEveryDatabase('resources', (server) => {
  before(() => insertLibrary(server().context));

  it('lists the library with the three that every screen knows first', async () => {
    const { resources, total } = (await server().person().get('/resources')).body;
    assert.deepEqual(
      resources.slice(0, 3).map(({ title }) => title),
      ['Understanding Phishing', 'Strong Password Guide', 'Social Engineering 101'],
    );
    assert.equal(total, 12);
    assert.ok(resources.every(({ link }) => link.startsWith('https://')));
    assert.deepEqual(
      resources.slice(0, 1).map(({ imageVariants }) => imageVariants?.map(({ width }) => width)),
      [[480, 960, 1600]],
    );
    assert.match(resources[0]?.image ?? '', /^http:\/\/localhost:3000\/media\/[0-9a-f]{32}-1600\.webp$/);
  });

  it('is planted once', async () => {
    await insertLibrary(server().context);
    assert.equal((await server().person().get('/resources?limit=0')).body.total, 12);
  });

  it('finds by category and words', async () => {
    const titles = async (query: string) =>
      (await server().person().get(`/resources?${query}`)).body.resources.map(({ title }) => title);
    assert.deepEqual(await titles('category=Malware'), [
      'Clean Up After Malware',
      'Ransomware: Ready Before It Comes',
      'Updates That Look After Themselves',
      'Backups You Can Count On',
    ]);
    assert.deepEqual(await titles('q=INVOICE'), ['Spot a Fake Invoice']);
    assert.equal((await server().person().get('/resources?category=All')).status, 400);
  });
});
