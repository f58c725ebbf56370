import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm } from '../testing/forms.ts';
import { adminEmail } from '../testing/test-server.ts';
import { runJob } from '../jobs/jobs.ts';
import { digest } from './digest.ts';
import { hour } from '../clock/durations.ts';

onEveryDatabase('digest', (server) => {
  const digests = async () =>
    (await server().context.db.selectFrom('outbox').select('subject').where('kind', '=', 'digest').execute()).map(
      ({ subject }) => subject,
    );

  it('tells administrators that something waits, at most once an hour and never of nothing', async () => {
    const member = await server().member();
    const send = () => runJob(server().context, digest);
    await send();
    assert.deepEqual(await digests(), []);
    await member.post('/blogs', await blogForm());
    // Two server processes look at the same moment.
    await Promise.all([send(), send()]);
    assert.deepEqual(await digests(), ['CyberHarbour: 1 blog to look at']);
    assert.match((await server().mailTo(adminEmail)).text, /http:\/\/localhost:3000\/admin\/approvals/);
    await member.post('/blogs', await blogForm());
    server().pass(hour / 2);
    await send();
    assert.equal((await digests()).length, 1);
    server().pass(hour);
    await send();
    assert.equal((await digests()).at(-1), 'CyberHarbour: 2 blogs to look at');
    server().pass(2 * hour);
    await send();
    assert.equal((await digests()).length, 2, 'nothing new came');
    server().pass(24 * hour);
    await send();
    assert.equal((await digests()).length, 3, 'a day later it is said again');
  });
});
