import type { Resource } from '@cyberharbour/shared-api/contract';
import { TopicBadge, VisuallyHidden } from '@cyberharbour/shared-ui';
import { Card } from '@cyberharbour/shared-ui/card';
import { PostCover } from '../covers/post-cover';
import { topics } from './topics';

interface ResourceCardProps {
  resource: Resource;
  first: boolean;
}

/** One guide of somebody else's; opens in a new tab, and says so. */
export const ResourceCard = ({
  resource: { title, category, description, link, image, imageVariants = [] },
  first,
}: ResourceCardProps) => (
  <Card
    heading="h2"
    href={link}
    target="_blank"
    title={
      <>
        {title} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </>
    }
    cover={
      <PostCover
        title={title}
        topic={category}
        thumb
        picture={{ imageUrl: image, imageVariants, imageWidth: null, imageHeight: null }}
        first={first}
        sizes="20rem"
      />
    }
    badges={<TopicBadge letter={topics[category].flag}>{category}</TopicBadge>}
  >
    {description}
  </Card>
);
