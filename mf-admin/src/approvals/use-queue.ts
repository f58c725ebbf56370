import { usePendingBlogs } from '@cyberharbour/shared-api/admin-blogs';
import { usePendingCampaigns } from '@cyberharbour/shared-api/admin-campaigns';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDecisions } from './use-decisions';
import { waitingBlog, waitingCampaign, type Waiting } from './waiting';

/** The two queues as one row of items, the one that lies open, and the way from one to the next. */
export function useQueue() {
  const [params, setParams] = useSearchParams();
  const [moved, setMoved] = useState(false);
  const [ahead, setAhead] = useState<{ from: string; id: string | null }>();
  const decisions = useDecisions();
  const blogList = usePendingBlogs();
  const campaignList = usePendingCampaigns();
  const isOpenStill = ({ key }: Waiting) => !decisions.decided.has(key);
  const [blogItems, campaignItems] = [blogList.data?.items, campaignList.data?.items];
  const blogs = useMemo(() => (blogItems ?? []).map(waitingBlog), [blogItems]).filter(isOpenStill);
  const campaigns = useMemo(() => (campaignItems ?? []).map(waitingCampaign), [campaignItems]).filter(isOpenStill);
  const items: Waiting[] = [...blogs, ...campaigns];

  // The address follows a little later: a second key in the meantime must not meet another item.
  const address = params.toString();
  if (ahead && ahead.from !== address) setAhead(undefined);
  const wanted = ahead?.from === address ? ahead.id : (params.get('blog') ?? params.get('campaign'));
  const found = items.findIndex(({ _id }) => _id === wanted);
  // Without a choice, the one that waits longest lies open.
  const place = Math.max(found, 0);
  const open = items[place];
  const isLoaded = !blogList.isPending && !campaignList.isPending && !blogList.hasNextPage && !campaignList.hasNextPage;
  const wasMine = wanted !== null && [...decisions.decided].some((key) => key.startsWith(`${wanted} `));

  function show(item: Waiting | undefined) {
    setMoved(true);
    setAhead({ from: address, id: item?._id ?? null });
    setParams(item ? { [item.kind]: item._id } : {}, { replace: true, preventScrollReset: true });
  }
  /** Further on, or back; at the end of what is loaded, more is. */
  function step(by: 1 | -1) {
    const next = items[place + by];
    if (by === 1 && open?.kind === 'blog' && next?.kind !== 'blog' && blogList.hasNextPage)
      void blogList.fetchNextPage();
    else if (by === 1 && !next && campaignList.hasNextPage) void campaignList.fetchNextPage();
    else if (next) show(next);
  }
  /** What is decided gives way to what comes after it, or before it at the end. */
  function leave(chosen: readonly Waiting[]) {
    const isChosen = (item: Waiting) => chosen.some(({ key }) => key === item.key);
    if (open && isChosen(open))
      show(
        items.slice(place).find((item) => !isChosen(item)) ?? items.slice(0, place).findLast((item) => !isChosen(item)),
      );
  }

  return {
    show,
    blogs,
    campaigns,
    blogList,
    campaignList,
    items,
    open,
    /** The person went on by key or by deciding: the focus goes along. */
    moved,
    /** What lay open was decided by somebody else. */
    isGone: wanted !== null && found < 0 && isLoaded && !wasMine,
    step,
    approve: (chosen: readonly Waiting[]) => {
      leave(chosen);
      decisions.approve(chosen);
    },
    sendBack: (item: Waiting, reason: string) => {
      leave([item]);
      decisions.sendBack(item, reason);
    },
  };
}
