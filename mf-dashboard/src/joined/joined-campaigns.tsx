import type { OwnJoin } from '@cyberharbour/shared-api/contract';
import { Badge, ButtonLink, Day, ListHead } from '@cyberharbour/shared-ui';
import { Item, ItemList } from '@cyberharbour/shared-ui/item-list';
import { useId } from 'react';
import { useJoins } from '../api/campaign-counts';

function JoinRow({ join: { campaign, state, joinedAt } }: { join: OwnJoin }) {
  const isDone = state === 'done';
  return (
    <Item
      title={campaign.title}
      badge={<Badge status={isDone ? 'approved' : 'active'}>{isDone ? 'Done' : 'Joined'}</Badge>}
      note={
        <>
          Joined <Day at={joinedAt} />, ends <Day at={campaign.endTime} />
        </>
      }
      actions={
        <ButtonLink
          tone="quiet"
          size="sm"
          href={`/campaigns/${campaign._id}#join-in`}
          aria-label={`${isDone ? 'View' : 'I did it:'} ${campaign.title}`}
        >
          {isDone ? 'View' : 'I did it'}
        </ButtonLink>
      }
    />
  );
}

/** The campaigns that the member joined. Nothing where there is none, or where it cannot be had. */
export function JoinedCampaigns() {
  const id = useId();
  const joins = useJoins().data ?? [];
  if (joins.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <ListHead title="Campaigns you joined" titleId={id} />
      <ItemList>
        {joins.map((join) => (
          <JoinRow key={join.campaign._id} join={join} />
        ))}
      </ItemList>
    </section>
  );
}
