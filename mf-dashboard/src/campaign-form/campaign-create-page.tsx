import { useCopiedCampaign } from '@cyberharbour/shared-api/campaigns';
import { Loading } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { useLast } from '../area/use-last';
import { CreatePage, NewPost } from '../post-form/create-form';
import { campaignKind } from './campaign-kind';

/** Filled in like an earlier one; when it runs is for its author to say. */
function CopyForm({ id }: { id: string }) {
  const { data, isPending } = useCopiedCampaign(id);
  const earlier = useLast(data);
  if (isPending && !earlier) return <Loading lines={6}>Loading…</Loading>;
  return <NewPost kind={campaignKind} form={`campaign like ${id}`} stored={{ ...campaignKind.empty, ...earlier }} />;
}

export function Component() {
  const [search] = useSearchParams();
  const original = search.get('like');
  return (
    <CreatePage kind={campaignKind}>
      {original ? <CopyForm key={original} id={original} /> : <NewPost key="" kind={campaignKind} />}
    </CreatePage>
  );
}
