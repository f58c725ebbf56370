import { Notice } from '@cyberharbour/shared-ui';
import { useLocation } from 'react-router-dom';
import { NextStep } from '../posts/next-step';
import { isSentBack } from '../posts/sent-back';
import { useOwnPosts } from './use-own-posts';

const titleIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'sent' in state && typeof state.sent === 'string' ? state.sent : null;

/** After a new post was sent: what happens next, until a moderator has decided. */
export function JustSent() {
  const title = titleIn(useLocation().state);
  const { posts } = useOwnPosts();
  const isDecided = posts.some((post) => post.title === title && (post.status !== 'pending' || isSentBack(post)));
  if (title === null || isDecided) return null;
  return (
    <Notice tone="success" icon="tick" role="status">
      <p>
        <strong>
          “<bdi>{title}</bdi>” is with our moderators.
        </strong>{' '}
        <NextStep /> You get an email either way, and it shows here.
      </p>
    </Notice>
  );
}
