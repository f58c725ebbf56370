import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm, toPayload } from '../testing/forms.ts';
import { password } from '../testing/test-server.ts';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  oneOf?: Shape[];
  anyOf?: Shape[];
}

interface Call {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

/** What a field takes, so that only the text under test can be wrong. */
const fields: Record<string, string> = {
  name: 'Mei',
  email: 'text@example.com',
  password: 'a long password',
  newPassword: 'a long password',
  role: 'business',
  businessName: 'B',
  businessAddress: 'A',
  businessAbn: '1',
  otp: '123456',
  userId: 'x',
  title: 'T',
  content: 'C',
  description: 'D',
  startTime: '2097-01-01T00:00:00Z',
  endTime: '2097-02-01T00:00:00Z',
  imageAlt: 'A',
  status: 'pending',
  reason: 'because',
};

const namesIn = ({ properties = {}, oneOf = [], anyOf = [] }: Shape): string[] => [
  ...Object.keys(properties),
  ...[...oneOf, ...anyOf].flatMap(namesIn),
];

onEveryDatabase('texts', (server) => {
  it('a NUL in any text of any call is no mistake of ours, as JSON, in a form and in an address', async () => {
    const [member, admin] = [await server().member(), await server().admin()];
    const cookies = { member: member.cookie, admin: admin.cookie };
    const ids: Record<string, string> = {
      blogs: (await member.post('/blogs', await blogForm())).body.blog._id,
      campaigns: (await member.post('/campaigns', await campaignForm())).body.campaign._id,
      users: member.id,
    };
    const { paths } = (await server().app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Call>>;
    }>();
    let tried = 0;
    const send = async (path: string, method: string, query: string, sent: object) => {
      const table = /(blogs|campaigns|users)/.exec(path)?.[1] ?? '';
      // A login ends the session that it comes from.
      const isOpen = /(login|register|reset-password)$/.test(path);
      const cookie = isOpen ? '' : path.startsWith('/api/admin') ? cookies.admin : cookies.member;
      await server().context.db.updateTable('users').set({ is_verified: 1 }).where('id', '=', member.id).execute();
      const { headers = {}, ...more } = sent as { headers?: Record<string, string> };
      const answer = await server().app.inject({
        method: method as 'PUT',
        url: `${path.replace('{id}', ids[table] ?? 'x')}${query}`,
        headers: { cookie, ...headers },
        ...more,
      });
      tried += 1;
      assert.ok(isOpen || answer.statusCode !== 401, `${path} was not tried`);
      assert.ok(answer.statusCode < 500, `${method} ${path} ${query} ${JSON.stringify(sent)} ${answer.payload}`);
    };
    for (const [path, calls] of Object.entries(paths)) {
      for (const [method, { parameters = [], requestBody }] of Object.entries(calls)) {
        for (const { name } of parameters.filter((each) => each.in === 'query'))
          await send(path, method, `?${name}=a%00b`, {});
        for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
          const names = [...new Set(namesIn(schema))].filter((name) => name in fields);
          for (const name of names) {
            for (const text of ['\u0000', `${fields[name]}\u0000`]) {
              const body = { ...Object.fromEntries(names.map((each) => [each, fields[each] ?? ''])), [name]: text };
              await send(path, method, '', type === 'multipart/form-data' ? await toPayload(body) : { payload: body });
            }
          }
        }
      }
    }
    assert.ok(tried > 100, `${tried} calls`);
  });

  it('leaves a NUL out of what it stores', async () => {
    const member = await server().member();
    const { status, body } = await member.post(
      '/blogs',
      await blogForm({ title: 'Two\u0000 words', imageAlt: '\u0000' }),
    );
    assert.deepEqual([status, body.blog.title, body.blog.imageAlt], [201, 'Two words', null]);
    const form = { name: 'M\u0000ei', email: 'nul\u0000@example.com', role: 'general', currentPassword: password };
    const { user } = (await member.put('/user/update', form)).body;
    assert.deepEqual([user.name, user.pendingEmail], ['Mei', 'nul@example.com']);
  });
});
