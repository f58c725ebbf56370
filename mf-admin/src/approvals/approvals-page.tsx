import { useApproveBlog, useApproveCampaign, usePendingBlogs, usePendingCampaigns } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Day, PageHead } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { Area } from '../area/area';
import { BlogSheet } from './blog-sheet';
import { PendingQueue } from './pending-queue';
import { ReadingSheet } from './reading-sheet';

const campaignFacts = ({ createdBy, startTime, endTime }: Campaign) => [
  { name: 'Created by', value: createdBy?.businessName ?? createdBy?.name ?? 'Unknown' },
  { name: 'Starts', value: <Day at={startTime} withTime /> },
  { name: 'Ends', value: <Day at={endTime} withTime /> },
];

export function Component() {
  const [search] = useSearchParams();
  const blogList = usePendingBlogs();
  const campaignList = usePendingCampaigns();
  const approveBlog = useApproveBlog();
  const approveCampaign = useApproveCampaign();
  const blogs = blogList.data?.items ?? [];
  const campaigns = campaignList.data?.items ?? [];
  const openCampaign = campaigns.find(({ _id }) => _id === search.get('campaign'));
  // Without a choice, the one that waits longest lies open.
  const openBlog = openCampaign ? undefined : (blogs.find(({ _id }) => _id === search.get('blog')) ?? blogs[0]);
  const openOther = openCampaign ?? (openBlog ? undefined : campaigns[0]);
  return (
    <Area>
      <PageHead title="Approvals" lede="Read it as a first-time visitor would. Is it true, kind, useful, and safe to share?" />
      <div className="adm-review">
        <div className="adm-queues">
          <PendingQueue
            title="Pending Blogs"
            empty="No blogs awaiting approval."
            items={blogs.map(({ author, ...blog }) => ({ ...blog, by: author?.name ?? 'Unknown' }))}
            total={blogList.data?.total ?? 0}
            list={blogList}
            openId={openBlog?._id}
            hrefOf={(id) => `/admin/approvals?blog=${id}`}
            approving={approveBlog.isPending ? approveBlog.variables : undefined}
            onApprove={(id) => approveBlog.mutate(id)}
          />
          <PendingQueue
            title="Pending Campaigns"
            empty="No campaigns awaiting approval."
            items={campaigns.map(({ createdBy, ...campaign }) => ({ ...campaign, by: createdBy?.name ?? 'Unknown' }))}
            total={campaignList.data?.total ?? 0}
            list={campaignList}
            openId={openOther?._id}
            hrefOf={(id) => `/admin/approvals?campaign=${id}`}
            approving={approveCampaign.isPending ? approveCampaign.variables : undefined}
            onApprove={(id) => approveCampaign.mutate(id)}
          />
        </div>
        {openBlog ? (
          <BlogSheet key={openBlog._id} id={openBlog._id} approving={approveBlog.isPending && approveBlog.variables === openBlog._id} onApprove={() => approveBlog.mutate(openBlog._id)} />
        ) : null}
        {openOther ? (
          <ReadingSheet
            key={openOther._id}
            title={openOther.title}
            text={openOther.description}
            imageUrl={openOther.imageUrl}
            facts={campaignFacts(openOther)}
            approving={approveCampaign.isPending && approveCampaign.variables === openOther._id}
            onApprove={() => approveCampaign.mutate(openOther._id)}
          />
        ) : null}
      </div>
    </Area>
  );
}
