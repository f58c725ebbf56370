import { useCopiedCampaign, useCreateCampaign } from '@cyberharbour/shared-api/campaigns';
import type { Draft } from '@cyberharbour/shared-api/drafts';
import { campaignImageMissing } from '@cyberharbour/shared-api/contract';
import { Loading, PageHead } from '@cyberharbour/shared-ui';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { PostForm } from '../form/post-form';
import { SecretNotice } from '../form/secret-notice';
import { failInto } from '../form/session-ended';
import { useIds } from '../form/use-ids';
import { useKeptForm } from '../form/use-kept-form';
import { useSecretCheck } from '../form/use-secret-check';
import { useSending } from '../form/use-sending';
import { WithDraft } from '../form/with-draft';
import { CampaignFieldset, formOf, readCampaign, type CampaignFields } from './campaign-fields';

const empty: CampaignFields = { title: '', description: '', startTime: '', endTime: '', image: null, imageAlt: '' };

function CreateForm({ draft, stored }: { draft: Draft; stored: CampaignFields }) {
  const creating = useCreateCampaign();
  const idOf = useIds();
  const secrets = useSecretCheck();
  const kept = useKeptForm({ draft, stored, resolver: readCampaign(campaignImageMissing) });
  const { form } = kept;
  const image = useWatch({ control: form.control, name: 'image' });
  const { send, onTheWay } = useSending({
    done: kept.done,
    failed: (error) => failInto(error, 'Failed to create campaign.', form.setError),
  });
  const submit = form.handleSubmit(async (fields) => {
    if (!fields.image || !secrets.passes(fields.title, fields.description)) return;
    const campaign = { ...formOf(fields), image: fields.image };
    await send((sending) => creating.mutateAsync({ ...campaign, sending }));
  });
  return (
    <PostForm
      kept={kept}
      first="title"
      onSubmit={submit}
      error={creating.error}
      note="Waiting to be read. Most are read within a day."
      button="Create Campaign"
      busyButton="Sending"
      onTheWay={onTheWay}
      withPicture={image !== null}
    >
      <CampaignFieldset form={form} idOf={idOf} />
      <SecretNotice found={secrets.found} button="Create Campaign" />
    </PostForm>
  );
}

/** Filled in like one that was there before; when it runs is for its author to say. */
function CopyForm({ id }: { id: string }) {
  const { data, isPending } = useCopiedCampaign(id);
  if (isPending) return <Loading lines={6}>Loading…</Loading>;
  const stored = { ...empty, ...data };
  return <WithDraft form={`campaign like ${id}`}>{(draft) => <CreateForm draft={draft} stored={stored} />}</WithDraft>;
}

export function Component() {
  const [search] = useSearchParams();
  const copied = search.get('like');
  return (
    <Area>
      <PageHead title="New Campaign" lede="A small promise, kept by a lot of people at once." />
      <Unverified />
      {copied ? (
        <CopyForm key={copied} id={copied} />
      ) : (
        <WithDraft key="" form="campaign">
          {(draft) => <CreateForm draft={draft} stored={empty} />}
        </WithDraft>
      )}
    </Area>
  );
}
