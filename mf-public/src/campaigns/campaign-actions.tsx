import type { CampaignAction } from '@cyberharbour/shared-api/contract';
import { Link } from '@cyberharbour/shared-ui';
import './campaign-actions.css';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address);

/** What a campaign asks people to do, with where each guide really leads. Nothing where it asks for nothing. */
export const CampaignActions = ({ actions = [] }: { actions: readonly CampaignAction[] | undefined }) =>
  actions.length === 0 ? null : (
    <section className="pub-campaign-actions" aria-labelledby="actions">
      <h2 id="actions">What you do</h2>
      <ol>
        {actions.map(({ text, guide }, place) => (
          <li key={place}>
            <span>{text}</span>
            {guide === null ? null : (
              <Link href={guide} className="pub-campaign-actions__guide" rel="nofollow ugc noopener noreferrer">
                How: guide at {hostOf(guide)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
