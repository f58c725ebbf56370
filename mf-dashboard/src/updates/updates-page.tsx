import { sentence, useHydrated } from '@cyberharbour/shared-api';
import { useCampaign } from '@cyberharbour/shared-api/campaigns';
import type { CampaignUpdate } from '@cyberharbour/shared-api/contract';
import {
  BackLink,
  Badge,
  Button,
  Day,
  ErrorState,
  ListHead,
  Loading,
  Note,
  Notice,
  PageHead,
  Stack,
} from '@cyberharbour/shared-ui';
import { Item, ItemList } from '@cyberharbour/shared-ui/item-list';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDeleteUpdate, useOwnUpdates } from '../api/campaign-updates';
import { Area } from '../area/area';
import { WithDraft } from '../drafts/with-draft';
import { describeSentBack, markSentBack } from '../posts/sent-back';
import { useDeletion } from '../posts/use-deletion';
import { topicWords } from './topic-words';
import { UpdateFormSection } from './update-form';

interface UpdateListProps {
  updates: readonly CampaignUpdate[];
  onEdit: (update: CampaignUpdate) => void;
}

function Updates({ updates, onEdit }: UpdateListProps) {
  const id = useId();
  const { list, dialog, notDeleted, deletionOf } = useDeletion(useDeleteUpdate(), 'Delete this update?');
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={id}>
      <ListHead title="Written so far" titleId={id} />
      {notDeleted === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{notDeleted}</p>
        </Notice>
      )}
      {updates.length === 0 ? <Note>Nothing yet.</Note> : null}
      <ItemList>
        {updates.map((update) => {
          const { _id, title, topic, status, createdAt } = update;
          const { deleting, onDelete } = deletionOf(_id, title);
          return (
            <Item
              key={_id}
              title={title}
              badge={<Badge status={markSentBack(update, status)} />}
              note={
                describeSentBack(update) ?? (
                  <>
                    {topicWords[topic].label}, <Day at={createdAt} />
                    {status === 'pending' ? ', waiting to be read' : ''}
                  </>
                )
              }
              actions={
                <>
                  <Button tone="quiet" size="sm" aria-label={`Edit ${title}`} onClick={() => onEdit(update)}>
                    Edit
                  </Button>
                  <Button tone="danger" size="sm" busy={deleting} aria-label={`Delete ${title}`} onClick={onDelete}>
                    Delete
                  </Button>
                </>
              }
            />
          );
        })}
      </ItemList>
      {dialog}
    </section>
  );
}

/** What an organiser writes below their campaign, and where they see what became of it. */
export function Component() {
  const { id = '' } = useParams();
  const [edited, setEdited] = useState<CampaignUpdate>();
  const campaign = useCampaign(id);
  const updates = useOwnUpdates(id);
  const { data, error, isPending, isFetching, refetch } = updates;
  const now = useHydrated() ? campaign.dataUpdatedAt : 0;
  const isOver = campaign.data?.status === 'archived' || Date.parse(campaign.data?.endTime ?? '') < now;
  const form = edited ? `update ${edited._id}` : `update of ${id}`;
  return (
    <Area>
      <PageHead
        title="Updates"
        lede={campaign.data ? `Campaign “${campaign.data.title}”` : undefined}
        back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>}
      />
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {error && !data ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, 'Failed to load the updates.')}
        </ErrorState>
      ) : null}
      {data ? (
        <Stack>
          <WithDraft key={form} form={form}>
            {(draft) => (
              <UpdateFormSection
                campaignId={id}
                update={edited}
                draft={draft}
                isOver={isOver}
                onDone={() => setEdited(undefined)}
              />
            )}
          </WithDraft>
          <Updates updates={data} onEdit={setEdited} />
        </Stack>
      ) : null}
    </Area>
  );
}
