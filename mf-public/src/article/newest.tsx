import { useBlogsNearby } from '@cyberharbour/shared-api/blogs';
import { useCampaignsNearby } from '@cyberharbour/shared-api/campaigns';
import { Grid } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { BlogCard } from '../blog/blog-card';
import { CampaignCard } from '../campaigns/campaign-card';

interface NewestProps {
  heading: string;
  cards: ReactNode[];
}

/** Three others, where the one that was looked for is not there. Nothing where the list cannot be had. */
const Newest = ({ heading, cards }: NewestProps) =>
  cards.length === 0 ? null : (
    <section className="pub-nearby" aria-labelledby="newest">
      <h2 id="newest">{heading}</h2>
      <Grid>{cards}</Grid>
    </section>
  );

export function NewestBlogs() {
  const items = useBlogsNearby().data?.items.slice(0, 3) ?? [];
  return (
    <Newest
      heading="The newest blogs"
      cards={items.map((blog) => (
        <BlogCard key={blog._id} blog={blog} heading="h3" />
      ))}
    />
  );
}

export function NewestCampaigns() {
  const items = useCampaignsNearby().data?.items.slice(0, 3) ?? [];
  return (
    <Newest
      heading="Other campaigns"
      cards={items.map((campaign) => (
        <CampaignCard key={campaign._id} campaign={campaign} heading="h3" />
      ))}
    />
  );
}
