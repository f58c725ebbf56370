import { useState } from 'react';
import { blogKind } from '../blogs/blog-kind';
import { campaignKind } from '../campaigns/campaign-kind';
import type { PostKind, PostTypes, ReadPost } from '../posts/post-kind';
import type { Waiting } from './waiting';

function usePostDecisions<Of extends PostTypes>(kind: PostKind<Of>) {
  const approve = kind.useApprove();
  const sendBack = kind.useSendBack();
  return {
    approve: approve.mutateAsync,
    sendBack: (post: ReadPost, reason: string) => sendBack.mutateAsync(kind.sendBackOf(post, reason)),
  };
}

/**
 * Decides, and takes what is decided out of sight at once; what was refused comes back, and why was said by the call.
 */
export function useDecisions() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const calls = { blog: usePostDecisions(blogKind), campaign: usePostDecisions(campaignKind) };

  function hideWhile(items: readonly Waiting[], work: Promise<object>) {
    setDecided((before) => new Set([...before, ...items.map(({ key }) => key)]));
    const bringBack = () =>
      setDecided((before) => new Set([...before].filter((key) => !items.some((item) => item.key === key))));
    work.then((result) => ('refused' in result && result.refused !== 0 ? bringBack() : undefined), bringBack);
  }

  return {
    decided,
    approve(items: readonly Waiting[]) {
      for (const kind of ['blog', 'campaign'] as const) {
        const chosen = items.filter((item) => item.kind === kind);
        if (chosen.length > 0) hideWhile(chosen, calls[kind].approve(chosen));
      }
    },
    sendBack(item: Waiting, reason: string) {
      hideWhile([item], calls[item.kind].sendBack(item, reason));
    },
  };
}
