import { useApproveBlogs, useSendBackBlog } from '@cyberharbour/shared-api/admin-blogs';
import { useApproveCampaigns, useSendBackCampaign } from '@cyberharbour/shared-api/admin-campaigns';
import { useState } from 'react';
import type { Waiting } from './waiting';

/** Decides, and takes what is decided out of sight at once; what was refused comes back, and why was said by the call. */
export function useDecisions() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const approveBlogs = useApproveBlogs();
  const approveCampaigns = useApproveCampaigns();
  const sendBackBlog = useSendBackBlog();
  const sendBackCampaign = useSendBackCampaign();

  function hideWhile(items: readonly Waiting[], work: Promise<object>) {
    setDecided((before) => new Set([...before, ...items.map(({ key }) => key)]));
    const bringBack = () =>
      setDecided((before) => new Set([...before].filter((key) => !items.some((item) => item.key === key))));
    work.then((result) => ('refused' in result && result.refused !== 0 ? bringBack() : undefined), bringBack);
  }

  return {
    decided,
    approve(items: readonly Waiting[]) {
      const blogs = items.filter(({ kind }) => kind === 'blog');
      const campaigns = items.filter(({ kind }) => kind === 'campaign');
      if (blogs.length > 0) hideWhile(blogs, approveBlogs.mutateAsync(blogs));
      if (campaigns.length > 0) hideWhile(campaigns, approveCampaigns.mutateAsync(campaigns));
    },
    sendBack(item: Waiting, reason: string) {
      hideWhile(
        [item],
        item.kind === 'blog'
          ? sendBackBlog.mutateAsync({ blog: item, reason })
          : sendBackCampaign.mutateAsync({ campaign: item, reason }),
      );
    },
  };
}
