import { useState } from 'react';
import { useLast } from '../list/use-undo';
import { moderatedKinds, type AnyModerated } from '../posts/kinds';
import type { ReadPost } from '../posts/post-kind';
import type { Waiting } from './waiting';

function usePostDecisions(kind: AnyModerated) {
  const { name } = kind;
  const approve = kind.useApprove();
  const sendBack = kind.useSendBack();
  const takeBack = kind.useTakeBack();
  return {
    kind,
    approve: async (posts: readonly ReadPost[]) => {
      if (posts.length === 0) return { refused: 0, posts: [] };
      const { refused, answers } = await approve.mutateAsync(posts);
      return { refused, posts: answers.map((answer) => answer[name]) };
    },
    sendBack: async (post: ReadPost, reason: string) => {
      const answer = await sendBack.mutateAsync(kind.sendBackOf(post, reason));
      return { refused: 0, posts: [answer[name]] };
    },
    takeBack: takeBack.mutateAsync,
  };
}

/** A decision that can still be taken back. */
export interface LastDecision {
  text: string;
  posts: readonly { kind: AnyModerated; post: ReadPost }[];
}

/**
 * Decides, and takes what is decided out of sight at once; what was refused comes back, and why was said by the call.
 */
export function useDecisions() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useLast<LastDecision>();
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the kinds of posts are the same in every render
  const calls = moderatedKinds.map((kind) => usePostDecisions(kind));
  const callsOf = (kind: AnyModerated) => calls.filter((each) => each.kind === kind);

  async function hideWhile(
    kind: AnyModerated,
    items: readonly Waiting[],
    work: Promise<{ refused: number; posts: readonly ReadPost[] }>,
  ): Promise<LastDecision['posts']> {
    setDecided((before) => new Set([...before, ...items.map(({ key }) => key)]));
    const { refused, posts } = await work.catch(() => ({ refused: items.length, posts: [] }));
    if (refused > 0)
      setDecided((before) => new Set([...before].filter((key) => !items.some((item) => item.key === key))));
    return posts.map((post) => ({ kind, post }));
  }

  function offerUndo(items: readonly Waiting[], word: string, posts: LastDecision['posts']) {
    if (posts.length === 0) return;
    const what = items.length === 1 ? `“${items[0]?.title ?? ''}” was` : `${posts.length} items were`;
    setLast({ text: `${what} ${word}.`, posts });
  }

  return {
    decided,
    last,
    async approve(items: readonly Waiting[]) {
      const done = await Promise.all(
        calls.map(({ kind, approve }) => {
          const chosen = items.filter((item) => item.kind === kind);
          return hideWhile(kind, chosen, approve(chosen));
        }),
      );
      offerUndo(items, 'approved', done.flat());
    },
    async sendBack(item: Waiting, reason: string) {
      for (const { kind, sendBack } of callsOf(item.kind))
        offerUndo([item], 'sent back', await hideWhile(kind, [item], sendBack(item, reason)));
    },
    /** @returns the first of what waits again */
    async undo(): Promise<Pick<Waiting, 'kind' | '_id'> | undefined> {
      if (!last) return undefined;
      setLast(undefined);
      for (const { kind, takeBack } of calls) {
        const posts = last.posts.filter((one) => one.kind === kind).map(({ post }) => post);
        // Why it could not be taken back was said by the call.
        if (posts.length > 0) await takeBack(posts).catch(() => undefined);
      }
      const [first] = last.posts;
      return first && { kind: first.kind, _id: first.post._id };
    },
  };
}
