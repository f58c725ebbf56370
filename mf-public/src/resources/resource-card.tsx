import type { Resource } from '@cyberharbour/shared-api/contract';
import { CoverImage, TopicBadge, VisuallyHidden } from '@cyberharbour/shared-ui';
import { topics } from './topics';

/** One guide of somebody else's; opens in a new tab, and says so. */
export const ResourceCard = ({ resource }: { resource: Resource }) => (
  <article className="pub-resource">
    <CoverImage src={resource.image ?? undefined} width={640} height={360} />
    <div className="pub-resource__body">
      <TopicBadge letter={topics[resource.category].flag}>{resource.category}</TopicBadge>
      <h2>
        <a href={resource.link} target="_blank" rel="noopener">
          {resource.title} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>
      </h2>
      <p>{resource.description}</p>
    </div>
  </article>
);
