import { useMyBlogs } from '@cyberharbour/shared-api/blogs';
import { useMyCampaigns } from '@cyberharbour/shared-api/campaigns';
import { ButtonLink, EmptyState, Link } from '@cyberharbour/shared-ui';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { useState } from 'react';

/**
 * Whether this member has never posted, as it stood when the page opened: a list that becomes empty under their hands
 * says so itself.
 */
export function useIsFirstTime(): boolean {
  const [blogs, campaigns] = [useMyBlogs(), useMyCampaigns()];
  const [began, setBegan] = useState<'empty' | 'with posts'>();
  const posts = blogs.data && campaigns.data ? blogs.data.total + campaigns.data.total : undefined;
  const isKnown = posts !== undefined && !blogs.isFetching && !campaigns.isFetching;
  if (began === undefined && isKnown) setBegan(posts === 0 ? 'empty' : 'with posts');
  return began === 'empty' && posts === 0;
}

/** In place of two empty lists: what this is for, and the way to begin. */
export const FirstPost = () => (
  <EmptyState
    drawing={<Motif name="log" />}
    action={
      <ButtonLink tone="beacon" href="/blog/create">
        Write your first blog
      </ButtonLink>
    }
  >
    You have not posted anything yet. Tell what happened to you and what you would do sooner: somebody up the street is
    about to get the same message. Or <Link href="/campaigns/create">start a campaign</Link> that gets your neighbours
    to do one thing at once.
  </EmptyState>
);
