import { setTimeout as pause } from 'node:timers/promises';
import { callApi, cookieOf } from '../../server/src/testing/caller.ts';
import { codeFromOutbox } from '../../server/src/testing/process.ts';
import { type DrillCluster, untilWhole } from './drill-cluster.ts';
import { askDatabase } from './database.ts';
import { readPosts } from './load.ts';
import { countAnswers, describeStatuses } from './report.ts';
import { report, today } from './report-page.ts';

/** Milliseconds: the API compares clocks every ten seconds, and looks as often which jobs are due. */
const settled = 25_000;
const hour = 3_600_000;

interface Seeker {
  cookie: string;
  email: string;
  userId: string;
  password: string;
}

/** Somebody joins, and asks for a code by mail. */
async function askForCode(api: string): Promise<Seeker> {
  const [email, password] = [
    `clock${Date.now()}${Math.random().toString(36).slice(2, 6)}@example.com`,
    'ladder custard',
  ];
  const joined = await callApi(api, 'POST', '/auth/register', {
    body: { name: 'Ada', email, password, role: 'general' },
  });
  const cookie = cookieOf(joined);
  const sent = await callApi(api, 'POST', '/auth/send-verify-otp', { cookie, body: {} });
  if (sent.status !== 200) throw new Error(`A code was refused: ${sent.status} ${String(sent.body.message)}`);
  return { cookie, email, password, userId: (joined.body['user'] as { _id: string })._id };
}

const bringCode = async (api: string, outbox: string, { cookie, email, userId }: Seeker) =>
  callApi(api, 'POST', '/auth/verify-otp', { cookie, body: { userId, otp: await codeFromOutbox(outbox, email) } });

/** By the clock of the process that answers, in milliseconds against ours. */
async function readDifference(api: string): Promise<number> {
  const { headers } = await fetch(`${api}/healthz`);
  return Date.parse(headers.get('date') ?? '') - Date.now();
}

/** When each job was last begun, by its name. */
async function readJobs({ cluster }: DrillCluster): Promise<Map<string, number>> {
  const lines = await askDatabase(cluster.plan, `select name || ' ' || value from facts where name like 'job:%'`);
  return new Map(lines.map((line) => line.split(' ')).map(([name = '', value]) => [name, Number(value)]));
}

/**
 * A machine with the primary of PostgreSQL, an API process and a web server is two hours ahead, then two
 * hours behind, then right again; codes, sessions and jobs are looked at through it and through another one.
 */
export async function drillClock(drill: DrillCluster, rates: { writes: number; reads: number }): Promise<void> {
  const { cluster, members, outbox } = drill;
  const [wrong, right] = [0, 2].map((place) => `http://127.0.0.1:${cluster.plan.apis[place]?.port ?? 0}`);
  if (!wrong || !right) throw new Error('The cluster has too few API processes.');
  const load = drill.load(rates);
  load.start();
  for (const hours of [2, -2, 0]) {
    const asked = [await askForCode(wrong), await askForCode(right), await askForCode(wrong), await askForCode(right)];
    const before = await readJobs(drill);
    const began = Date.now();
    cluster.machines.setClock(hours);
    await pause(settled);
    const ahead = await readDifference(wrong);
    if (Math.abs(ahead - hours * hour) > 60_000) throw new Error(`The clock was not set: ${ahead} ms ahead.`);
    asked.push(await askForCode(wrong), await askForCode(right));
    const places = [wrong, right, right, wrong, right, wrong];
    const codes = await Promise.all(asked.map((each, place) => bringCode(places[place] ?? '', outbox, each)));
    const sessions = await Promise.all(
      [wrong, right].flatMap((api) => members.map((cookie) => callApi(api, 'GET', '/auth/verify', { cookie }))),
    );
    const entries = await Promise.all(
      [wrong, right].map((api) =>
        callApi(api, 'POST', '/auth/login', { body: { email: asked[0]?.email, password: asked[0]?.password } }),
      ),
    );
    // A minute is the shortest period, and a job that waits a minute after its last one may begin once in the meantime.
    const claims = [...(await readJobs(drill))].filter(([name, at]) => at !== before.get(name));
    const unharmed = claims.filter(([name, at]) => {
      const last = before.get(name);
      return at >= began - 2000 && at <= Date.now() + 2000 && (last === undefined || at - last >= 59_000);
    });
    const stuck = [...before].filter(([name, at]) => at > Date.now() + 2000 && !claims.some(([each]) => each === name));
    await untilWhole(cluster);
    const good = (answers: readonly { status: number }[]) =>
      `${answers.filter(({ status }) => status === 200).length} of ${answers.length}`;
    const row = [
      hours === 0 ? 'right again' : `${Math.abs(hours)} h ${hours > 0 ? 'ahead' : 'behind'}`,
      good(codes),
      good(sessions),
      good(entries),
      `${claims.length - unharmed.length} of ${claims.length}`,
      String(stuck.length),
      today(),
    ];
    console.log(row.join(' | '));
    for (const { status, body } of codes) if (status !== 200) console.log(status, body.message);
    report({ heading, words, columns, rows: [row] });
  }
  await load.stop();
  const stored = await readPosts(drill.api, members);
  const lost = [...load.acknowledged.keys()].filter((id) => !stored.ids.has(id)).length;
  const twice = [...stored.titles.values()].filter((count) => count > 1).length;
  const { otherFailures, refused, unanswered } = countAnswers(load.answers);
  console.log(`${load.acknowledged.size} writes, ${lost} lost, ${twice} twice; ${describeStatuses(load.answers)}`);
  const sum = `${load.answers.length} requests meanwhile, ${refused} refused (503, Retry-After), ${otherFailures} other 5xx, ${unanswered} without an answer; ${load.acknowledged.size} writes acknowledged, ${lost} lost, ${twice} twice`;
  report({ heading, words, columns, rows: [[sum, '', '', '', '', '', today()]] });
}

const heading = 'A clock that is set';
const words = `By libfaketime: PostgreSQL's primary, one API process and one web server, which would be one machine (Patroni and Redis do not run
under libfaketime, so theirs stays right). Codes that were
asked for before and after it was set, at that process and at another one, are brought to either; sessions and log-ins are tried at both.
Jobs are begun at a wrong time where their last beginning, as it is stored, is not of now, or is too soon after the one before.`;
const columns = ['Clock', 'Codes taken', 'Sessions that last', 'Log-ins', 'Jobs begun wrongly', 'Jobs stuck', 'Day'];
