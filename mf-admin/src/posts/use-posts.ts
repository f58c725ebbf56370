import { useMemo } from 'react';
import type { Undo } from '../list/use-undo';
import { useStableCallback } from '../list/use-stable-callback';
import type { PostKind, PostTypes } from './post-kind';
import type { Post } from './post-row';

/** Listed posts of a kind as rows show them. */
export const usePosts = <Of extends PostTypes>(kind: PostKind<Of>, items: readonly Of['listed'][] | undefined) =>
  useMemo(
    (): readonly Post<Of['status']>[] =>
      (items ?? []).map((post) => ({
        ...post,
        badge: post.moderation?.sentBack ? ('rejected' as const) : kind.statusOf(post),
        status: kind.statusOf(post),
        note: kind.noteOf(post),
        more: kind.moreOf?.(post),
        href: kind.hrefOf(post._id),
        sentBackFor: post.moderation?.sentBack ? post.moderation.reason : undefined,
      })),
    [items, kind],
  );

/** Sets the status of posts, and offers to take it back. */
export function useStatusChange<Of extends PostTypes>(kind: PostKind<Of>, { offer }: Undo) {
  type Status = Of['status'];
  const { mutateAsync, isPending, variables } = kind.useSetStatus();
  const sendBack = kind.useSendBack();
  const run = async (posts: readonly Post<Status>[], status: Status) => {
    const { answers } = await mutateAsync(kind.changeOf(posts, status));
    const now = answers.map((answer) => answer[kind.name]);
    // Each as it was before, in the version that it is now.
    const changed = posts.flatMap((before) => {
      const after = now.find(({ _id }) => _id === before._id);
      return after ? [{ ...before, updatedAt: after.updatedAt }] : [];
    });
    const label = kind.statuses.find(({ value }) => value === status)?.label ?? status;
    const [first] = changed;
    offer({
      text:
        changed.length === 1 && first
          ? `“${first.title}” is ${label} now.`
          : `${changed.length} ${kind.name}s are ${label} now.`,
      takeBack: async () => {
        for (const { value } of kind.statuses) {
          const had = changed.filter((post) => post.sentBackFor === undefined && post.status === value);
          if (had.length > 0 && value !== status) await mutateAsync(kind.changeOf(had, value));
        }
        for (const post of changed)
          if (post.sentBackFor !== undefined) await sendBack.mutateAsync(kind.sendBackOf(post, post.sentBackFor));
      },
    });
  };
  return {
    /** Ids whose status is being set. */
    setting: isPending && variables ? kind.changedBy(variables).map(({ _id }) => _id) : [],
    // Why it was refused is said by the call.
    setStatus: useStableCallback(
      (posts: readonly Post<Status>[], status: Status) => void run(posts, status).catch(() => undefined),
    ),
  };
}
