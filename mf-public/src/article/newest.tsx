import { useBlogsNearby } from '@cyberharbour/shared-api/blogs';
import { useCampaignsNearby } from '@cyberharbour/shared-api/campaigns';
import { Grid } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { BlogCard } from '../blog/blog-card';
import { CampaignCard } from '../campaigns/campaign-card';

/** Three others, where the one that was looked for is not there. Nothing where the list cannot be had. */
const newest = (heading: string, cards: ReactNode[] = []) =>
  cards.length === 0 ? null : (
    <section className="pub-nearby" aria-labelledby="newest">
      <h2 id="newest">{heading}</h2>
      <Grid>{cards}</Grid>
    </section>
  );

export const NewestBlogs = () =>
  newest(
    'The newest blogs',
    useBlogsNearby()
      .data?.items.slice(0, 3)
      .map((blog) => <BlogCard key={blog._id} blog={blog} heading="h3" />),
  );

export const NewestCampaigns = () =>
  newest(
    'Other campaigns',
    useCampaignsNearby()
      .data?.items.slice(0, 3)
      .map((campaign) => <CampaignCard key={campaign._id} campaign={campaign} heading="h3" />),
  );
