import { ButtonLink, ListHead, VisuallyHidden } from '@cyberharbour/shared-ui';
import { Item, ItemList } from '@cyberharbour/shared-ui/item-list';
import { useId } from 'react';
import { isScheduled } from '../posts/goes-live';
import { describeSentBack, isSentBack } from '../posts/sent-back';
import { stateInWords } from './state-in-words';
import { useOwnPosts } from './use-own-posts';

/** Where everything stands, in words. */
export function Lede() {
  const { posts, isWhole } = useOwnPosts();
  const pending = posts.filter(({ status }) => status === 'pending');
  const toChange = pending.filter(isSentBack).length;
  const later = posts.filter(isScheduled).length;
  const shown = posts.filter(({ status }) => status !== 'pending' && status !== 'archived').length - later;
  const said = stateInWords({ toChange, toRead: pending.length - toChange, later, shown: isWhole ? shown : undefined });
  return <>{said || 'What you have posted, and where it stands.'}</>;
}

/** Before all else: what a moderator sent back, why, and the way to change it. */
export function NeedsYou() {
  const id = useId();
  const posts = useOwnPosts().posts.filter(isSentBack);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <ListHead title="Needs you" titleId={id} />
      <ItemList>
        {posts.map((post) => (
          <Item
            key={post._id}
            title={post.title}
            note={describeSentBack(post)}
            actions={
              <ButtonLink size="sm" href={`${post.path}/${post._id}/edit`}>
                Make the change<VisuallyHidden> to {post.title}</VisuallyHidden>
              </ButtonLink>
            }
          />
        ))}
      </ItemList>
    </section>
  );
}
