import { intoForm, useEditedCampaign, useSession, useUpdateCampaign } from '@cyberharbour/shared-api';
import type { Campaign } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, ButtonLink, Loading, PageHead, Row, SaveBar, Stack } from '@cyberharbour/shared-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { EditedElsewhere } from '../form/edited-elsewhere';
import { useIds } from '../form/use-ids';
import { CampaignFieldset, formOf, readCampaign, type CampaignFields } from './campaign-fields';
import { toField } from './local-time';

function EditForm({ campaign }: { campaign: Campaign }) {
  // As it was when editing began: what arrives later must not slip under what is being typed.
  const [{ _id: id, title, description, startTime, endTime, imageUrl, updatedAt, status }] = useState(campaign);
  const updating = useUpdateCampaign();
  const navigate = useNavigate();
  const idOf = useIds();
  const { user } = useSession();
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
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <CampaignFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} />
        <EditedElsewhere error={updating.error} href={`/campaigns/${id}/edit`} />
        <SaveBar>
          <span className="ui-note">{status === 'pending' || user?.role === 'admin' ? '' : 'Goes back to a moderator after you update it.'}</span>
          <Row>
            <ButtonLink tone="quiet" href="/dashboard">
              Cancel
            </ButtonLink>
            <Button type="submit" busy={updating.isPending}>
              {updating.isPending ? 'Saving' : 'Update Campaign'}
            </Button>
          </Row>
        </SaveBar>
      </Stack>
    </form>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, isError } = useEditedCampaign(id);
  const navigate = useNavigate();
  // What went wrong is said by the call itself.
  const lost = isError && !data;
  useEffect(() => {
    if (lost) void navigate('/dashboard', { replace: true });
  }, [lost, navigate]);
  return (
    <Area>
      <PageHead title="Edit campaign" back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>} />
      {data ? <EditForm key={data._id} campaign={data} /> : <Loading lines={6}>Loading…</Loading>}
    </Area>
  );
}
