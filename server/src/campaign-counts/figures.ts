import {
  type CampaignFigures,
  type CampaignProgress,
  campaignSources,
  type CampaignStep,
  campaignSteps,
  type OwnJoin,
  type StepCounts,
} from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import type { CampaignCountRow } from '../database/campaign-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { campaign as kind } from '../posts/kinds/campaign.ts';
import { readPost } from '../posts/posts.ts';
import type { Viewer } from '../sessions/guards.ts';
import { dayOf } from './day-digest.ts';
import { hideAmong, hideSmall } from './hide-small.ts';
import * as store from './store.ts';
import { day as dayLength } from '../clock/durations.ts';

/** Weeks that are listed one by one; what is older is in the totals. */
const mostWeeks = 26;
const mostJoins = 100;

/** What everybody sees, and what of it is the caller's own. */
export async function readProgress(context: Context, by: Viewer | null, id: string): Promise<CampaignProgress> {
  const { db, clock } = context;
  const post = await readPost(context, kind, by, id, false);
  const sums = new Map((await store.sumSteps(db, id)).map(({ step, number }) => [step, Number(number)]));
  const of = (step: CampaignStep) => hideSmall(sums.get(step) ?? 0);
  const join = by === null ? undefined : await store.findJoin(db, id, by.id);
  return {
    joined: of('joined'),
    done: of('done'),
    stillOn: of('still-30'),
    goal: typeof post['goal'] === 'number' ? post['goal'] : null,
    isOver: post.status !== 'active' || Number(post['end_at']) < clock(),
    mine: by === null ? null : join === undefined ? 'none' : join.done_at === null ? 'joined' : 'done',
  };
}

/** The numbers by week and by source, for the author and for moderators; never of a few people. */
export async function readFigures(context: Context, by: Viewer, id: string): Promise<CampaignFigures> {
  const { db, clock } = context;
  const post = await readPost(context, kind, by, id, false);
  if (by.role !== 'admin' && post.author_id !== by.id)
    throw new HttpError(403, 'NOT_ALLOWED', 'Only the creator sees these figures.');
  const rows = await store.listCounts(db, id);
  const today = dayOf(clock());
  const firstDay = rows[0]?.day ?? today;
  const weeks = Math.min(mostWeeks, Math.floor((today - firstDay) / 7) + 1);
  const begins = Array.from({ length: weeks }, (_, week) => today - 7 * (weeks - week) + 1);
  const byWeek = begins.map((from) => rows.filter(({ day }) => day >= from && day < from + 7));
  const older = rows.filter(({ day }) => day < (begins[0] ?? today));
  const sources = campaignSources.filter((source) => rows.some((row) => row.source === source));
  const weekCounts = toCounts([...byWeek, older]);
  const sourceCounts = toCounts(sources.map((source) => rows.filter((row) => row.source === source)));
  return {
    success: true,
    title: post.title,
    goal: typeof post['goal'] === 'number' ? post['goal'] : null,
    total: toRecord((step) => hideSmall(sum(rows, step))),
    weeks: begins.map((from, place) => ({
      from: toDate(from),
      to: toDate(from + 6),
      counts: weekCounts[place] as StepCounts,
    })),
    sources: sources.map((source, place) => ({ source, counts: sourceCounts[place] as StepCounts })),
  };
}

const toDate = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
const sum = (rows: readonly CampaignCountRow[], step: CampaignStep) =>
  rows.reduce((all, row) => (row.step === step ? all + row.number : all), 0);
const toRecord = (of: (step: CampaignStep) => number | null) =>
  Object.fromEntries(campaignSteps.map((step) => [step, of(step)])) as StepCounts;

/** The counts of each group, small ones hidden step by step. */
function toCounts(groups: readonly CampaignCountRow[][]): StepCounts[] {
  const hidden = new Map(campaignSteps.map((step) => [step, hideAmong(groups.map((rows) => sum(rows, step)))]));
  return groups.map((_, place) => toRecord((step) => hidden.get(step)?.[place] ?? null));
}

/** The campaigns that a member joined, the newest first. */
export async function listOwnJoins({ db }: Context, by: Viewer): Promise<OwnJoin[]> {
  return (await store.listJoins(db, by.id, mostJoins)).map(({ id, title, end_at, joined_at, done_at }) => ({
    campaign: { _id: id, title, endTime: new Date(end_at).toISOString() },
    state: done_at === null ? 'joined' : 'done',
    joinedAt: new Date(joined_at).toISOString(),
  }));
}
