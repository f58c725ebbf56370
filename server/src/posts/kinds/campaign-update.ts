import {
  AdminUpdatePage,
  type CampaignUpdate,
  UpdateAnswer,
  UpdateForm,
  UpdatePage,
  type UpdateStatus,
  updateStatuses,
  UpdateStatusChange,
  type UpdateTopic,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { OwnableListQuery } from '../../lists/list-query.ts';
import { commonColumns, commonFields, editFields, toAdminQuery } from '../common.ts';
import { definePostKind } from '../kind.ts';
import { showBlocks } from '../../formatted-text/show-blocks.ts';

type UpdateColumns = { content: string; topic?: string; campaign_id?: string };

/** The form, and which campaign it is about; an edit leaves that out. */
const Form = z.extend(UpdateForm, { campaignId: z.optional(z.string()) });

/** What an organiser writes below their campaign: news, what became of it, thanks. */
export const campaignUpdate = definePostKind<UpdateColumns, UpdateColumns, z.infer<typeof Form>>({
  name: 'update',
  table: 'updates',
  authorColumn: 'author_id',
  textColumn: 'content',
  listedColumns: ['content', 'topic', 'campaign_id'],
  bodyColumns: [],
  statuses: updateStatuses,
  approvedStatus: 'approved',
  visibilityOf: (status) => (status === 'approved' ? 2 : 0),
  publicFrom: 2,
  hiddenOnRequest: false,
  listsForViewer: true,
  pathsOf: ({ campaign_id: campaign }) => ({
    read: `/campaigns/${campaign ?? ''}#updates`,
    edit: `/campaigns/${campaign ?? ''}/updates`,
  }),
  toColumns: ({ content, topic, campaignId }) => ({
    content: content.replace(/\r\n?/g, '\n'),
    ...(campaignId === undefined ? {} : { topic, campaign_id: campaignId }),
  }),
  show,
  summarise: show,
  csv: () => commonColumns,
  shapes: {
    form: Form,
    edit: z.extend(Form, editFields),
    query: OwnableListQuery,
    adminQuery: toAdminQuery(updateStatuses),
    statusChange: UpdateStatusChange,
    answer: UpdateAnswer,
    page: UpdatePage,
    adminPage: AdminUpdatePage,
  },
  texts: {
    missing: 'Update not found.',
    notAuthor: 'Only the author can change this update.',
    imageMissing: null,
    created: 'Update sent. A moderator reads it before it shows.',
    statusChanged: 'Status updated',
    loadFailed: 'Failed to load the update.',
    statusFailed: 'Update failed',
    listSummary: 'Updates of campaigns',
    readSummary: 'One update of a campaign',
  },
});

function show(
  row: Parameters<typeof commonFields>[0] & UpdateColumns,
  publicApiUrl: string,
  by: Parameters<typeof commonFields>[2],
): CampaignUpdate {
  return {
    ...commonFields(row, publicApiUrl, by),
    status: row.status as UpdateStatus,
    campaignId: row.campaign_id ?? '',
    topic: row.topic as UpdateTopic,
    content: row.content,
    ...showBlocks(row.content),
    author: row.author_id === null || row.author_name === null ? null : { _id: row.author_id, name: row.author_name },
  };
}
