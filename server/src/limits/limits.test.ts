import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { readSettings } from '../settings/settings.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, form, photo } from '../testing/forms.ts';
import { createMemoryLimits } from './limits.ts';

onEveryDatabase('limits on what people write', (server) => {
  const registration = (email: string) => ({
    name: 'Mei',
    email,
    password: 'ladder custard ulladulla',
    role: 'general',
  });
  const arrive = (email: string) => server().person().post('/auth/register', registration(email));
  const limitTo = (env: Record<string, string>) =>
    Object.assign(server().context.limits, createMemoryLimits(readSettings(env)));
  before(() => limitTo({}));

  it('lets five accounts be opened from one address in half an hour, and says when to come back', async () => {
    for (let each = 1; each <= 5; each += 1) assert.equal((await arrive(`new${each}@example.com`)).status, 201);
    const refused = await arrive('new6@example.com');
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY']);
    assert.match(refused.body.message, /^Too many attempts\. Please try again in (29|30) minutes\.$/);
    assert.ok(Number(refused.headers['retry-after']) > 1700);
  });

  it('counts no address that is taken, and multiplies by the scale', async () => {
    limitTo({ RATE_LIMIT_SCALE: '0.4' });
    assert.equal((await arrive('twice@example.com')).status, 201);
    for (let each = 0; each < 4; each += 1) assert.equal((await arrive('twice@example.com')).status, 409);
    assert.equal((await arrive('other@example.com')).status, 201);
    assert.equal((await arrive('third@example.com')).status, 429);
    limitTo({});
  });

  it('stops a member who posts or changes more than anybody writes, and nobody else', async () => {
    limitTo({ POSTS_PER_MEMBER: '2', EDITS_PER_MEMBER: '3', REGISTRATIONS_PER_ADDRESS: '9' });
    const [busy, other] = [await server().member(), await server().member()];
    const post = async (who = busy) => who.post('/blogs', await blogForm());
    const { _id } = (await post()).body.blog;
    assert.equal((await post()).status, 201);
    const refused = await post();
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY']);
    assert.match(refused.body.message, /^You have posted a lot in a short time\. Please try again in 60 minutes\.$/);
    assert.equal((await post(other)).status, 201);
    const edits: number[] = [];
    for (let each = 0; each < 4; each += 1)
      edits.push((await busy.put(`/blogs/${_id}`, form({ title: `T ${each}`, content: 'C' }))).status);
    assert.deepEqual(edits, [200, 200, 200, 429]);
  });

  it('answers a repeated post again, whatever the limit', async () => {
    limitTo({ POSTS_PER_MEMBER: '1' });
    const member = await server().member();
    const send = async (key: string) => member.send('POST', '/blogs', await blogForm(), { 'idempotency-key': key });
    const first = await send('one');
    assert.deepEqual([(await send('one')).body.blog._id, (await send('two')).status], [first.body.blog._id, 429]);
  });

  it('works on the pictures of members in turns', async () => {
    limitTo({});
    const [greedy, patient] = [await server().member(), await server().member()];
    const [large, small] = [await photo(4000, 4000), await photo(60, 40)];
    const done: string[] = [];
    const send = async (who: typeof greedy, name: string, bytes: Buffer) => {
      const { status } = await who.post('/blogs', form({ title: 'T', content: 'C' }, { bytes }));
      done.push(`${name} ${status}`);
    };
    const flood = Array.from({ length: 16 }, () => send(greedy, 'greedy', large));
    // When all of them have arrived, the first of them is still being worked on.
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([...flood, send(patient, 'patient', small)]);
    const tooMany = done.filter((each) => each === 'greedy 429').length;
    assert.ok(tooMany >= 7, done.join());
    assert.ok(done.filter((each) => each === 'greedy 201').length >= 1, done.join());
    const before = done.slice(0, done.indexOf('patient 201')).filter((each) => each === 'greedy 201');
    assert.ok(before.length <= 3, done.join());
  });
});
