import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { it, type TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { deliverBySmtp, type MailToDeliver } from '../mail/delivery.ts';
import { readRefusal } from './refusals.ts';

const sender = { from: 'CyberHarbour <letters@cyberharbour.example>', replyTo: 'support@cyberharbour.example' };
const mailTo = (recipient: string): MailToDeliver => ({
  id: `l1.${recipient}`,
  user_id: null,
  kind: 'letter',
  recipient,
  subject: 'S',
  text: 'T',
  html: '<p>H</p>',
  created_at: 0,
  unsubscribe_url: 'https://cyberharbour.example/leave?token=x',
});

/** A mail server that says these things to RCPT TO and to DATA, by recipient, until the test ends. */
async function openMailServer(
  test: TestContext,
  replies: Record<string, [command: 'RCPT' | 'DATA', code: number, text: string]>,
) {
  const received: string[] = [];
  const refusal = (address: string, command: string) => {
    const [of, code, text] = replies[address] ?? [];
    return of === command ? Object.assign(new Error(text), { responseCode: code }) : null;
  };
  const reports: unknown[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideDSN: false,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => done(refusal(address, 'RCPT')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        reports.push([session.envelope.dsn, session.envelope.rcptTo[0]?.dsn]);
        done(refusal(session.envelope.rcptTo[0]?.address ?? '', 'DATA'));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= new Promise((resolve) => server.close(resolve)));
  test.after(close);
  return { url: `smtp://127.0.0.1:${port}`, received, reports, close, count: () => connections };
}

it('reads from a mail server’s answer whether the address, the mail or the server is at fault', async (test) => {
  const mailServer = await openMailServer(test, {
    'gone@example.com': ['RCPT', 550, '5.1.1 No such user'],
    'old@example.com': ['RCPT', 550, 'Unknown here'],
    'blocked@example.com': ['RCPT', 550, '5.7.1 Not from you'],
    'full@example.com': ['RCPT', 452, '4.2.2 Mailbox full'],
    'picky@example.com': ['DATA', 554, '5.7.1 Looks like spam'],
    'busy@example.com': ['DATA', 451, '4.3.0 Later'],
  });
  const deliver = deliverBySmtp(mailServer.url, sender, { pooled: 1 });
  const tell = (recipient: string) =>
    deliver(mailTo(recipient)).then(
      () => 'taken',
      (error: unknown) => readRefusal(error),
    );
  const refusals = [];
  for (const name of ['gone', 'old', 'blocked', 'full', 'picky', 'busy', 'fine'])
    refusals.push(await tell(`${name}@example.com`));
  assert.deepEqual(refusals, ['no-such-address', 'no-such-address', 'refused', 'later', 'refused', 'later', 'taken']);
  deliver.close?.();
  await mailServer.close();
  assert.equal(await tell('fine@example.com').catch(() => 'server'), 'server');
});

it('signs every mail for the domain of the sender, over one connection', async (test) => {
  const mailServer = await openMailServer(test, {});
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const dkim = { keySelector: 'harbour', privateKey };
  const deliver = deliverBySmtp(mailServer.url, sender, { dkim, pooled: 1 });
  for (const name of ['ana', 'mei', 'tom']) await deliver(mailTo(`${name}@example.com`));
  deliver.close?.();
  assert.equal(mailServer.count(), 1);
  for (const mail of mailServer.received) {
    const signature = /^DKIM-Signature: (.*(?:\r\n[ \t].*)*)/m.exec(mail)?.[1]?.replaceAll(/\s+/g, '') ?? '';
    assert.match(signature, /d=cyberharbour\.example;.*s=harbour;/);
    assert.match(signature, /h=[^;]*list-unsubscribe/i);
    assert.match(mail, /^Message-ID: <l1\.\w+@example\.com@cyberharbour\.example>/m);
    assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  }
});

it('a letter asks for a report that names it where it comes back later; another mail does not', async (test) => {
  const { url, reports } = await openMailServer(test, {});
  const deliver = deliverBySmtp(url, sender);
  await deliver(mailTo('ana@example.com'));
  await deliver({ ...mailTo('mei@example.com'), kind: 'code' });
  const said = JSON.stringify(reports);
  assert.match(said, /"ret":"HDRS"/);
  assert.match(said, /"envid":"l1\.ana@example\.com"/);
  assert.match(said, /FAILURE/);
  assert.doesNotMatch(said, /l1\.mei/);
});
