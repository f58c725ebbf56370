import { intoForm, useCreateCampaign } from '@cyberharbour/shared-api';
import { campaignImageMissing } from '@cyberharbour/shared-api/contract';
import { PageHead } from '@cyberharbour/shared-ui';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { useAttempt } from '../form/attempt';
import { PostForm } from '../form/post-form';
import { useIds } from '../form/use-ids';
import { CampaignFieldset, formOf, readCampaign, type CampaignFields } from './campaign-fields';

const empty: CampaignFields = { title: '', description: '', startTime: '', endTime: '', image: null };

function CreateForm() {
  const creating = useCreateCampaign();
  const attemptOf = useAttempt();
  const navigate = useNavigate();
  const idOf = useIds();
  const form = useForm({ resolver: readCampaign(campaignImageMissing), defaultValues: empty, shouldFocusError: false });
  const submit = form.handleSubmit((fields) => {
    if (!fields.image) return;
    const campaign = { ...formOf(fields), image: fields.image };
    creating.mutate(
      { ...campaign, attempt: attemptOf(campaign) },
      { onSuccess: () => void navigate('/dashboard'), onError: (error) => intoForm(error, 'Failed to create campaign.', form.setError) },
    );
  });
  return (
    <PostForm onSubmit={submit} note="Waiting to be read. Most are read within a day." button="Create Campaign" busyButton="Sending" busy={creating.isPending}>
      <CampaignFieldset form={form} idOf={idOf} />
    </PostForm>
  );
}

export const Component = () => (
  <Area>
    <PageHead title="New Campaign" lede="A small promise, kept by a lot of people at once." />
    <Unverified />
    <CreateForm />
  </Area>
);
