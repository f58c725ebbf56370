import type { BlogSummary, Campaign } from '@cyberharbour/shared-api/contract';

interface Common {
  /** Of this version of the item: sent back and changed, it is another one. */
  key: string;
  _id: string;
  title: string;
  by: string;
  createdAt: string;
  updatedAt: string;
}

export interface WaitingBlog extends Common {
  kind: 'blog';
}

export interface WaitingCampaign extends Common {
  kind: 'campaign';
  campaign: Campaign;
}

/** One item of the two queues. */
export type Waiting = WaitingBlog | WaitingCampaign;

const common = ({ _id, title, createdAt, updatedAt }: BlogSummary | Campaign) => ({
  key: `${_id} ${updatedAt}`,
  _id,
  title,
  createdAt,
  updatedAt,
});

export const waitingBlog = (blog: BlogSummary): WaitingBlog => ({
  ...common(blog),
  kind: 'blog',
  by: blog.author?.name ?? 'Unknown',
});

export const waitingCampaign = (campaign: Campaign): WaitingCampaign => ({
  ...common(campaign),
  kind: 'campaign',
  by: campaign.createdBy?.name ?? 'Unknown',
  campaign,
});

export const hrefOf = ({ kind, _id }: Pick<Waiting, 'kind' | '_id'>) => `/admin/approvals?${kind}=${_id}`;
