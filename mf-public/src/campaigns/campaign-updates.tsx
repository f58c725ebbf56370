import { Day, Link } from '@cyberharbour/shared-ui';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { useUpdates } from '../api/campaign-updates';
import './campaign-updates.css';

/** What the organiser wrote since, the newest first, with its result and thanks. Nothing where there is nothing. */
export function CampaignUpdates({ id }: { id: string }) {
  const updates = useUpdates(id).data ?? [];
  if (updates.length === 0) return null;
  return (
    <section className="pub-updates" aria-labelledby="updates">
      <h2 id="updates">From the organiser</h2>
      {updates.map(({ _id, title, content, blocks, createdAt, topic }) => (
        <article key={_id} id={_id} data-topic={topic}>
          <h3 dir="auto">{title}</h3>
          <p className="ui-note">
            <Day at={createdAt} />
          </p>
          <FormattedText text={content} blocks={blocks} level={4} />
        </article>
      ))}
      <p className="ui-note">
        <Link href={`/feeds/campaigns/${id}.atom`}>Follow these as a feed</Link>
      </p>
    </section>
  );
}
