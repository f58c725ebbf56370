import { intoForm, useEditedCampaign, useUpdateCampaign } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { BackLink, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { useEditNote } from '../form/edit-note';
import { EditedElsewhere } from '../form/edited-elsewhere';
import { PostForm } from '../form/post-form';
import { useIds } from '../form/use-ids';
import { useWayBack } from '../form/use-way-back';
import { CampaignFieldset, formOf, readCampaign, type CampaignFields } from './campaign-fields';
import { toField } from './local-time';

function EditForm({ campaign }: { campaign: Campaign }) {
  // As it was when editing began: what arrives later must not slip under what is being typed.
  const [{ _id: id, title, description, startTime, endTime, imageUrl, updatedAt, status }] = useState(campaign);
  const updating = useUpdateCampaign();
  const navigate = useNavigate();
  const idOf = useIds();
  const note = useEditNote(status);
  const form = useForm<CampaignFields>({
    resolver: readCampaign(),
    defaultValues: { title, description, startTime: toField(startTime), endTime: toField(endTime), image: null },
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((fields) =>
    updating.mutate(
      { id, ...formOf(fields), updatedAt, image: fields.image ?? undefined },
      { onSuccess: () => void navigate('/dashboard'), onError: (error) => intoForm(error, 'Update failed', form.setError) },
    ),
  );
  return (
    <PostForm onSubmit={submit} note={note} button="Update Campaign" busyButton="Saving" busy={updating.isPending}>
      <CampaignFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} />
      <EditedElsewhere error={updating.error} href={`/campaigns/${id}/edit`} />
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
      {data ? <EditForm key={data._id} campaign={data} /> : <Loading lines={6}>Loading…</Loading>}
    </Area>
  );
}
