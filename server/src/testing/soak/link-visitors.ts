import { createHash, createHmac } from 'node:crypto';
import type { TestVisitor } from '../visitors.ts';

/** All that somebody may get hold of who takes the machine at the end of the second day. */
export interface Loot {
  /** Files of the database, or all of its rows. */
  database: string;
  /** What the servers logged, of both days. */
  logs: string;
  campaign: string;
}

/** Who pressed on the second day, as whoever listened knows it, and what they were answered. */
export interface SeenVisitor extends TestVisitor {
  answers: string;
}

const steps = ['seen', 'joined', 'done', 'passed-on'];
const traitsOf = ({ address, agent, language }: TestVisitor) => JSON.stringify([address, agent, language]);

/** What a careless program may have made of a visitor and stored. */
function namesOf(visitor: TestVisitor): string[] {
  const plain = [visitor.address, traitsOf(visitor), `${visitor.address}${visitor.agent}`];
  const hashes = ['md5', 'sha1', 'sha256'].flatMap((way) =>
    plain.flatMap((text) => {
      const hash = createHash(way).update(text);
      const bytes = hash.digest();
      return [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
    }),
  );
  return [visitor.address, Buffer.from(visitor.address).toString('base64'), ...hashes];
}

/** Tokens that an answer gave to a browser, which may name it on another day. */
const tokensIn = (answers: string) => new Set(answers.match(/[\w-]{16,}/g) ?? []);

/**
 * How much says that each of these visitors was there on the day before: their names in any form, tokens that they were
 * given, and digests made anew with every string that could be a salt.
 * @param today the salt of the second day: what it makes says nothing of the first
 */
export function scoreVisitors({ database, logs, campaign }: Loot, visitors: readonly SeenVisitor[], today: string) {
  const all = `${database}\n${logs}`;
  const strings = new Set(all.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []);
  const touching = new Set([...all.matchAll(/(?=([\w-]{43}))/g)].map(([, each = '']) => each));
  const salts = [...new Set([...strings, ...(touching.size < 20_000 ? touching : [])])].filter(
    (each) => each !== today,
  );
  const given = visitors.map(({ answers }) => tokensIn(answers));
  const common = new Map<string, number>();
  for (const tokens of given) for (const token of tokens) common.set(token, (common.get(token) ?? 0) + 1);
  return visitors.map((visitor, place) => {
    let score = namesOf(visitor).filter((name) => all.includes(name)).length;
    // What everybody was given names nobody.
    for (const token of given[place] ?? []) if (common.get(token) === 1 && all.includes(token)) score += 1;
    for (const salt of salts)
      for (const step of steps) {
        const digest = createHmac('sha256', salt)
          .update(`${campaign} ${step}\n${traitsOf(visitor)}`)
          .digest('base64url');
        if (touching.has(digest)) score += 1;
      }
    return score;
  });
}

/** The chance that somebody who was there scores higher than somebody who was not: 0.5 is to know nothing. */
export function areaUnder(were: readonly number[], wereNot: readonly number[]): number {
  let sum = 0;
  for (const one of were) for (const other of wereNot) sum += one > other ? 1 : one === other ? 0.5 : 0;
  return sum / (were.length * wereNot.length);
}
