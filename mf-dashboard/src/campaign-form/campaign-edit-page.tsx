import { useEditedCampaign, useUpdateCampaign } from '@cyberharbour/shared-api/campaigns';
import type { Draft } from '@cyberharbour/shared-api/drafts';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { BackLink, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { BothVersions } from '../conflict/both-versions';
import { useEditing, type Reload } from '../conflict/use-editing';
import { useEditNote } from '../form/edit-note';
import { OwnerOnly } from '../form/owner-only';
import { PostForm } from '../form/post-form';
import { SecretNotice } from '../form/secret-notice';
import { useIds } from '../form/use-ids';
import { useSecretCheck } from '../form/use-secret-check';
import { useWayBack } from '../form/use-way-back';
import { WithDraft } from '../form/with-draft';
import { ModeratorWrote } from '../posts/sent-back';
import { CampaignFieldset, formOf, readCampaign, type CampaignFields } from './campaign-fields';
import { toField } from './local-time';

const fieldsOf = ({ title, description, startTime, endTime, imageAlt }: Campaign): CampaignFields => ({
  title,
  description,
  startTime: toField(startTime),
  endTime: toField(endTime),
  image: null,
  imageAlt: imageAlt ?? '',
});

const labels = {
  title: 'Title',
  description: 'Description',
  startTime: 'Start',
  endTime: 'End',
  image: 'Image',
  imageAlt: 'What the picture shows',
};

interface EditFormProps {
  campaign: Campaign;
  reload: Reload<Campaign>;
  draft: Draft;
}

function EditForm({ campaign, reload, draft }: EditFormProps) {
  const { base, kept, conflict, send, onTheWay } = useEditing({
    item: campaign,
    reload,
    fieldsOf,
    draft,
    resolver: readCampaign(),
    failed: 'Update failed',
  });
  const { _id: id, imageUrl, updatedAt, status, moderation } = base;
  const updating = useUpdateCampaign();
  const idOf = useIds();
  const note = useEditNote(status);
  const secrets = useSecretCheck();
  const { form } = kept;
  const image = useWatch({ control: form.control, name: 'image' });
  const submit = form.handleSubmit(async (fields) => {
    if (!secrets.passes(fields.title, fields.description)) return;
    await send((sending) =>
      updating.mutateAsync({ id, ...formOf(fields), updatedAt, image: fields.image ?? undefined, sending }),
    );
  });
  return (
    <PostForm
      kept={kept}
      first="title"
      onSubmit={submit}
      error={updating.error}
      note={note}
      button="Update Campaign"
      busyButton="Saving"
      onTheWay={onTheWay}
      withPicture={image !== null}
    >
      <ModeratorWrote moderation={moderation} />
      <BothVersions conflict={conflict} labels={labels} storedPicture={imageUrl} button="Update Campaign" />
      <CampaignFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} />
      <SecretNotice found={secrets.found} button="Update Campaign" />
    </PostForm>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useEditedCampaign(id);
  useWayBack(isError && !data);
  return (
    <Area>
      <PageHead title="Edit campaign" back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>} />
      {data ? (
        <OwnerOnly key={data._id} owner={data.createdBy} kind="campaign" href={`/campaigns/${data._id}`}>
          <WithDraft form={`campaign ${data._id}`}>
            {(draft) => <EditForm campaign={data} reload={refetch} draft={draft} />}
          </WithDraft>
        </OwnerOnly>
      ) : (
        <Loading lines={6}>Loading…</Loading>
      )}
    </Area>
  );
}
