import { useEditedCampaign, useUpdateCampaign, type Draft } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { BackLink, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { useEditNote } from '../form/edit-note';
import { EditedElsewhere } from '../form/edited-elsewhere';
import { OwnerOnly } from '../form/owner-only';
import { PostForm } from '../form/post-form';
import { SecretNotice } from '../form/secret-notice';
import { failInto } from '../form/session-ended';
import { useIds } from '../form/use-ids';
import { useKeptForm } from '../form/use-kept-form';
import { useSecretCheck } from '../form/use-secret-check';
import { useWayBack } from '../form/use-way-back';
import { WithDraft } from '../form/with-draft';
import { ModeratorWrote } from '../posts/sent-back';
import { CampaignFieldset, formOf, readCampaign, type CampaignFields } from './campaign-fields';
import { toField } from './local-time';

function EditForm({ campaign, draft }: { campaign: Campaign; draft: Draft }) {
  // As it was when editing began: what arrives later must not slip under what is being typed.
  const [{ _id: id, title, description, startTime, endTime, imageUrl, updatedAt, status, imageAlt, moderation }] = useState(campaign);
  const updating = useUpdateCampaign();
  const navigate = useNavigate();
  const idOf = useIds();
  const note = useEditNote(status);
  const secrets = useSecretCheck();
  const stored: CampaignFields = { title, description, startTime: toField(startTime), endTime: toField(endTime), image: null, imageAlt: imageAlt ?? '' };
  const kept = useKeptForm({ draft, stored, base: updatedAt, resolver: readCampaign() });
  const { form } = kept;
  const sent = () => {
    kept.done();
    void navigate('/dashboard');
  };
  const submit = form.handleSubmit((fields) => {
    if (!secrets.passes(fields.title, fields.description)) return;
    updating.mutate(
      { id, ...formOf(fields), updatedAt, image: fields.image ?? undefined },
      { onSuccess: sent, onError: (error) => failInto(error, 'Update failed', form.setError) },
    );
  });
  return (
    <PostForm kept={kept} first="title" onSubmit={submit} error={updating.error} note={note} button="Update Campaign" busyButton="Saving" busy={updating.isPending}>
      <ModeratorWrote moderation={moderation} />
      <CampaignFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} />
      <EditedElsewhere error={updating.error} href={`/campaigns/${id}/edit`} />
      <SecretNotice found={secrets.found} button="Update Campaign" />
    </PostForm>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, isError } = useEditedCampaign(id);
  useWayBack(isError && !data);
  return (
    <Area>
      <PageHead title="Edit campaign" back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>} />
      {data ? (
        <OwnerOnly key={data._id} owner={data.createdBy} kind="campaign" href={`/campaigns/${data._id}`}>
          <WithDraft form={`campaign ${data._id}`}>{(draft) => <EditForm campaign={data} draft={draft} />}</WithDraft>
        </OwnerOnly>
      ) : (
        <Loading lines={6}>Loading…</Loading>
      )}
    </Area>
  );
}
