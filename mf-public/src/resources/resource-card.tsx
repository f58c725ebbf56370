import type { Resource } from '@cyberharbour/shared-api/contract';
import { TopicBadge, VisuallyHidden } from '@cyberharbour/shared-ui';
import { PostCover } from '../covers/post-cover';
import { topics } from './topics';

interface ResourceCardProps {
  resource: Resource;
  first: boolean;
}

/** One guide of somebody else's; opens in a new tab, and says so. */
export const ResourceCard = ({ resource: { title, category, description, link, image, imageVariants = [] }, first }: ResourceCardProps) => (
  <article className="pub-resource">
    <PostCover
      title={title}
      topic={category}
      thumb
      picture={{ imageUrl: image, imageVariants, imageWidth: null, imageHeight: null }}
      first={first}
      sizes="20rem"
    />
    <div className="pub-resource__body">
      <TopicBadge letter={topics[category].flag}>{category}</TopicBadge>
      <h2>
        <a href={link} target="_blank" rel="noopener">
          {title} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>
      </h2>
      <p>{description}</p>
    </div>
  </article>
);
