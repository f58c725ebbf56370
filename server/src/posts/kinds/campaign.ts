import {
  AdminCampaignPage,
  type Campaign,
  CampaignAnswer,
  CampaignForm,
  campaignImageMissing,
  CampaignPage,
  CampaignQuery,
  type CampaignStatus,
  campaignStatuses,
  CampaignStatusChange,
  readActions,
  type ResourceCategory,
  wholeCampaignText,
  writeActions,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { formatTime } from '../../lists/csv.ts';
import { flag } from '../../lists/list-query.ts';
import type { Viewer } from '../../sessions/guards.ts';
import { commonColumns, commonFields, editFields, toAdminQuery, topicColumn } from '../common.ts';
import { definePostKind } from '../kind.ts';
import type { ReadPost } from '../post.ts';
import { excerptOf } from '../excerpt.ts';
import { removePosts } from '../remove-post.ts';
import { plainWords } from '../../formatted-text/format-text.ts';
import { showBlocks } from '../../formatted-text/show-blocks.ts';
import { listIds } from '../../campaign-updates/store.ts';
import { campaignUpdate } from './campaign-update.ts';

type CampaignColumns = {
  description: string;
  start_at: number;
  end_at: number;
  /** As the form writes them, one in a line. */
  actions?: string | null;
  goal?: number | null;
  topic?: ResourceCategory | null;
  on_home_since?: number | null;
};

export const campaign = definePostKind<CampaignColumns, CampaignColumns, CampaignForm>({
  name: 'campaign',
  table: 'campaigns',
  authorColumn: 'creator_id',
  textColumn: 'description',
  endColumn: 'end_at',
  hasPublishTime: true,
  listedColumns: ['description', 'start_at', 'end_at', 'actions', 'goal', 'topic', 'on_home_since'],
  bodyColumns: [],
  statuses: campaignStatuses,
  approvedStatus: 'active',
  visibilityOf: (status) => (status === 'active' ? 2 : status === 'archived' ? 1 : 0),
  publicFrom: 1,
  hiddenOnRequest: false,
  listsForViewer: true,
  example: { startTime: '2027-01-01T09:00:00Z', endTime: '2027-02-01T09:00:00Z', goal: '100' },
  toColumns: ({ description, startTime, endTime, actions, goal, topic }) => ({
    description: description.replace(/\r\n?/g, '\n'),
    start_at: Date.parse(startTime),
    end_at: Date.parse(endTime),
    ...(actions === undefined ? {} : { actions: writeActions(readActions(actions)) || null }),
    ...topicColumn(topic),
    ...(goal === undefined ? {} : { goal: Number(goal) || null }),
  }),
  async removeWith(tx, id) {
    const updates = await campaignUpdate.store.findAll(tx, await listIds(tx, id, 'all'));
    await removePosts(tx, campaignUpdate, updates);
  },
  wholeText: (row) =>
    wholeCampaignText({ description: row.description, actions: readActions(row.actions ?? ''), goal: row.goal }),
  otherWords: ({ actions, goal }) => ({ actions: actions ?? '', goal: goal ? String(goal) : '' }),
  show,
  // Moderators read what waits in the list itself.
  summarise: (row, publicApiUrl, by) =>
    by?.role === 'admin' && row.waits === 1 ? show(row, publicApiUrl, by) : fields(row, publicApiUrl, by),
  csv() {
    const { Title, Author, Status, ...rest } = commonColumns;
    return {
      Title,
      Author,
      Status,
      Starts: (row) => formatTime(row.start_at),
      Ends: (row) => formatTime(row.end_at),
      ...rest,
    };
  },
  shapes: {
    form: CampaignForm,
    edit: z.safeExtend(CampaignForm, editFields),
    query: z.extend(CampaignQuery, { mine: flag }),
    adminQuery: toAdminQuery(campaignStatuses),
    statusChange: CampaignStatusChange,
    answer: CampaignAnswer,
    page: CampaignPage,
    adminPage: AdminCampaignPage,
  },
  texts: {
    missing: 'Campaign not found.',
    notAuthor: 'Only the creator can change this campaign.',
    imageMissing: campaignImageMissing,
    created: 'Campaign created successfully!',
    statusChanged: 'Campaign status updated',
    loadFailed: 'Failed to load campaign.',
    statusFailed: 'Failed to update status',
    listSummary: 'Campaigns that are not pending, newest first; with mine, the member’s own of every status',
    readSummary: 'One campaign',
  },
});

/** Characters of a description that its excerpt is looked for in: its first link may be long. */
const beginning = 3000;

function showExcerpt(description: string): Pick<Campaign, 'excerpt'> {
  const start = description.slice(0, beginning);
  const words = plainWords(start);
  return words === start ? {} : { excerpt: excerptOf(words) };
}

function show(row: ReadPost<CampaignColumns>, publicApiUrl: string, by: Viewer | null): Campaign {
  return { ...fields(row, publicApiUrl, by), ...showBlocks(row.description) };
}

/** A campaign as this caller may see it: the creator's e-mail is for administrators and the creator. */
function fields(row: ReadPost<CampaignColumns>, publicApiUrl: string, by: Viewer | null): Campaign {
  return {
    ...commonFields(row, publicApiUrl, by),
    status: row.status as CampaignStatus,
    description: row.description,
    ...showExcerpt(row.description),
    startTime: new Date(row.start_at).toISOString(),
    endTime: new Date(row.end_at).toISOString(),
    actions: readActions(row.actions ?? ''),
    goal: row.goal ?? null,
    topic: row.topic ?? null,
    hasEnded: row.status === 'active' && row.visibility === 1,
    ...(by?.role === 'admin' && { onHome: typeof row.on_home_since === 'number' }),
    createdBy: showCreator(row, by),
  };
}

function showCreator(row: ReadPost<CampaignColumns>, by: Viewer | null): Campaign['createdBy'] {
  if (row.author_id === null || row.author_name === null) return null;
  const isBusiness = row.author_role === 'business';
  const seesEmail = by !== null && (by.role === 'admin' || by.id === row.author_id);
  return {
    _id: row.author_id,
    name: row.author_name,
    ...(seesEmail && row.author_email !== null ? { email: row.author_email } : {}),
    isBusiness,
    businessName: isBusiness ? row.author_business : null,
  };
}
