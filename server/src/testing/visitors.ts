import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/database.ts';
import { day } from '../clock/durations.ts';

/** Somebody without an account, as a server behind a balancer sees them. */
export interface TestVisitor {
  address: string;
  agent: string;
  language: string;
}

const systems = ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'];
const languages = ['en-AU,en;q=0.9', 'en-GB,en;q=0.8', 'vi-VN,vi;q=0.9', 'zh-CN,zh;q=0.9'];

/** A visitor of that number: each has an address of its own, and a browser that others have too. */
export const makeVisitor = (n: number): TestVisitor => ({
  address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  agent: `Mozilla/5.0 (${systems[n % systems.length] ?? ''}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${140 + (n % 11)}.0.0.0 Safari/537.36`,
  language: languages[n % languages.length] ?? '',
});

/** Connections stay, and nothing is made for each call that has to be cleared away: what is timed is the server. */
const agent = new Agent({ keepAlive: true });

interface StepAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** One step of a campaign, as the page of the site says it. A connection that breaks is status 0. */
export function takeStep(
  api: string,
  campaign: string,
  step: 'seen' | 'joined' | 'done',
  { address, agent: browser, language }: TestVisitor,
): Promise<StepAnswer> {
  const body = JSON.stringify({ step, source: 'poster' });
  const headers = {
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': browser,
    'accept-language': language,
    'x-forwarded-for': address,
  };
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, headers: {}, text: '' });
    const sent = request(`${api}/api/campaigns/${campaign}/steps`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      answer.once('error', broken);
    });
    sent.once('error', broken);
    sent.end(body);
  });
}

/** A campaign that is under way, without the way of its approval. @returns its id */
export async function addCampaign(db: Db): Promise<string> {
  const now = Date.now();
  const author = newId();
  const id = newId();
  const times = { created_at: now - day, updated_at: now - day };
  await db
    .insertInto('users')
    .values({
      id: author,
      name: 'Mei',
      email: 'organiser@example.com',
      password_hash: '!',
      role: 'general',
      is_verified: 1,
      business_name: null,
      business_address: null,
      business_abn: null,
      ...times,
    })
    .execute();
  await db
    .insertInto('campaigns')
    .values({
      id,
      title: 'Lock it up',
      description: 'Two-step login for every mail.',
      media_id: null,
      image_alt: null,
      status: 'active',
      visibility: 2,
      waits: 0,
      moderation_reason: null,
      moderated_at: null,
      creator_id: author,
      start_at: now - 2 * day,
      end_at: now + 30 * day,
      ...times,
    })
    .execute();
  return id;
}
