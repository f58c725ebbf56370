import type { Campaign } from '@cyberharbour/shared-api/contract';
import { moderationFields } from '../moderation/moderation-fields.ts';
import type { Viewer } from '../sessions/guards.ts';
import { pictureFields } from '../media/picture-fields.ts';
import type { ReadCampaign } from './store.ts';

/** A campaign as this caller may see it: the creator's e-mail is for admins and the creator. */
export const showCampaign = (row: ReadCampaign, publicApiUrl: string, by: Viewer | null): Campaign => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  ...pictureFields(row, publicApiUrl),
  startTime: new Date(row.start_at).toISOString(),
  endTime: new Date(row.end_at).toISOString(),
  status: row.status,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  ...moderationFields(row, row.creator_id, by),
  createdBy: creator(row, by),
});

function creator(row: ReadCampaign, by: Viewer | null): Campaign['createdBy'] {
  if (row.creator_id === null || row.creator_name === null) return null;
  const isBusiness = row.creator_role === 'business';
  const seesEmail = by !== null && (by.role === 'admin' || by.id === row.creator_id);
  return {
    _id: row.creator_id,
    name: row.creator_name,
    ...(seesEmail && row.creator_email !== null ? { email: row.creator_email } : {}),
    isBusiness,
    businessName: isBusiness ? row.creator_business : null,
  };
}
