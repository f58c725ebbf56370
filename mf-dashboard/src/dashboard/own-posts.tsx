import type { PagedList } from '@cyberharbour/shared-api';
import type { BadgeStatus } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { describeTime } from '../posts/goes-live';
import { listState } from '../posts/list-state';
import { Narrowing, type Narrowed } from '../posts/narrowing';
import { PostList } from '../posts/post-list';
import { PostRow, type OwnPost } from '../posts/post-row';
import { describeSentBack, isSentBack, markSentBack } from '../posts/sent-back';
import { useDeletion, type Deleting } from '../posts/use-deletion';

interface OwnPostsProps<Post extends OwnPost> {
  name: 'blog' | 'campaign';
  /** Where posts of this kind are: `/blog`. */
  path: string;
  empty: string;
  question: string;
  narrowing: Narrowed;
  list: PagedList<Post>;
  deleting: Deleting;
  statusOf: (post: Post) => BadgeStatus;
  noteOf?: (post: Post) => ReactNode;
  duplicateOf?: (post: Post) => string | undefined;
  /** Where one reads what became of it. */
  figuresOf?: (post: Post) => string | undefined;
  /** Where one writes what happened since. */
  updatesOf?: (post: Post) => string | undefined;
}

/** The member's own posts of one kind, on the dashboard. */
export function OwnPosts<Post extends OwnPost>(props: OwnPostsProps<Post>) {
  const {
    name,
    path,
    empty,
    question,
    narrowing,
    list,
    deleting,
    statusOf,
    noteOf,
    duplicateOf,
    figuresOf,
    updatesOf,
  } = props;
  const { list: section, dialog, notDeleted, deletionOf } = useDeletion(deleting, question);
  const posts = (list.data?.items ?? [])
    .map((post) => ({ post, status: markSentBack(post, statusOf(post)) }))
    // What needs its author comes first.
    .toSorted((one, other) => Number(isSentBack(other.post)) - Number(isSentBack(one.post)));
  return (
    <>
      <PostList
        ref={section}
        title={`Your ${name}s`}
        add={{ href: `${path}/create`, label: name === 'blog' ? 'New Blog' : 'New Campaign' }}
        empty={narrowing.isNarrowed ? `None of your ${name}s matches. Try another word, or All.` : empty}
        {...listState(list, `Failed to load ${name}s.`)}
        notDeleted={notDeleted}
        tools={
          <Narrowing
            narrowing={narrowing}
            label={`Search your ${name}s`}
            statuses={posts.map(({ status }) => status)}
            total={list.data?.total ?? 0}
          />
        }
        rows={posts
          .filter(({ status }) => narrowing.status === 'all' || status === narrowing.status)
          .map(({ post, status }) => (
            <PostRow
              key={post._id}
              post={post}
              path={path}
              status={status}
              duplicate={duplicateOf?.(post)}
              figures={figuresOf?.(post)}
              updates={updatesOf?.(post)}
              note={describeSentBack(post) ?? describeTime(post) ?? noteOf?.(post)}
              {...deletionOf(post._id, post.title)}
            />
          ))}
      />
      {dialog}
    </>
  );
}
