import { BackLink, Grid } from '@cyberharbour/shared-ui';
import { useId, type ReactNode } from 'react';
import { CardSkeletons } from '../list/card-skeletons';
import { neighbours } from './neighbours';
import { findRelated } from './related';
import './nearby.css';

interface NearbyProps<Post> {
  heading: string;
  /** What one of them is called: `blog`. */
  one: string;
  path: string;
  id: string;
  /** Of the post that is open: the nearest to it come first. */
  text: string;
  textOf: (post: Post) => string;
  list: { data: { items: Post[] } | undefined; isPending: boolean };
  card: (post: Post) => ReactNode;
}

/** The foot of a post: the one before, the one after, and what is like it. Nothing where the list cannot be had. */
export function Nearby<Post extends { _id: string; title: string }>({
  heading,
  one,
  path,
  id,
  text,
  textOf,
  list,
  card,
}: NearbyProps<Post>) {
  const headingId = useId();
  const items = list.data?.items ?? [];
  const { previous, next } = neighbours(items, id);
  const alike = findRelated(items, id, text, textOf);
  if (!list.isPending && alike.length === 0) return null;
  return (
    <section className="pub-nearby" aria-labelledby={headingId}>
      <div className="pub-nearby__sides">
        {previous || next ? (
          <nav aria-label={`Previous and next ${one}`}>
            {previous ? <BackLink href={`${path}/${previous._id}`}>{`← Previous: ${previous.title}`}</BackLink> : null}
            {next ? <BackLink href={`${path}/${next._id}`} data-side="next">{`Next: ${next.title} →`}</BackLink> : null}
          </nav>
        ) : null}
      </div>
      <h2 id={headingId}>{heading}</h2>
      {list.isPending ? <CardSkeletons count={3} /> : <Grid>{alike.map(card)}</Grid>}
    </section>
  );
}
