import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { onEveryDatabase } from '../testing/dialects.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('general', 'business', 'admin', 'a@example.com', '123456', '\u0000', '\ud800'));
const field = fc.constantFrom('name', 'email', 'password', 'role', 'otp', 'userId', 'newPassword', 'title', 'content', 'status', '__proto__', 'businessName');
const body = fc.oneof(fc.dictionary(field, fc.oneof(text, fc.jsonValue()), { noNullPrototype: true }), fc.jsonValue());
/** Half a character cannot be written into an address. */
const inAddress = (words: string) => encodeURIComponent(Buffer.from(words).toString());
const calls = [
  ['POST', '/auth/register'],
  ['POST', '/auth/login'],
  ['POST', '/auth/verify-otp'],
  ['POST', '/auth/forgot-password'],
  ['POST', '/reset-password'],
  ['PUT', '/user/update'],
  ['POST', '/blogs'],
  ['POST', '/campaigns'],
] as const;

onEveryDatabase('bad input', (house) => {
  it('is never our own mistake', async () => {
    const member = await house().member();
    const headers = { cookie: member.cookie, 'content-type': 'application/json' };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), body, async ([method, url], payload) => {
        const answer = await house().app.inject({ method, url: `/api${url}`, headers, payload: JSON.stringify(payload) });
        assert.ok(answer.statusCode < 500, `${url} ${answer.payload}`);
      }),
      { numRuns: 250 },
    );
  });

  it('is refused in addresses and queries too', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (id, words) => {
        for (const url of [`/blogs/${inAddress(id)}`, `/campaigns?q=${inAddress(words)}`, `/blogs?cursor=${inAddress(words)}`]) {
          assert.ok((await house().app.inject(`/api${url}`)).statusCode < 500, url);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is refused when a form is broken', async () => {
    const { cookie } = await house().member();
    const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\nvalue\r\n`;
    const broken = [
      ['multipart/form-data', part('name="title"')],
      ['multipart/form-data; boundary=x', part('name="title"')],
      ['multipart/form-data; boundary=x', part('name="image"; filename="a.jpg"')],
      ['multipart/form-data; boundary=x', `${part('name="__proto__"')}--x--\r\n`],
      ['multipart/form-data; boundary=x', `${part('nothing')}--x--\r\n`],
      ['multipart/form-data; boundary=x', `${Array.from({ length: 30 }, (_, each) => part(`name="f${each}"`)).join('')}--x--\r\n`],
      ['multipart/form-data; boundary=x', ''],
    ];
    for (const [type = '', payload = ''] of broken) {
      const answer = await house().app.inject({ method: 'POST', url: '/api/blogs', headers: { cookie, 'content-type': type }, payload });
      assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${payload.slice(0, 80)} ${answer.payload}`);
      assert.equal(answer.json<{ success: boolean }>().success, false);
    }
  });
});
