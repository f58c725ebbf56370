import type { Resource } from '@cyberharbour/shared-api/contract';
import { TopicBadge, VisuallyHidden } from '@cyberharbour/shared-ui';
import { Card } from '@cyberharbour/shared-ui/card';
import { thumbSizes } from '../covers/cover-files';
import { PostCover } from '../covers/post-cover';
import { factsOf } from './resource-facts';
import { flags } from './topics';

interface ResourceCardProps {
  resource: Resource;
  first: boolean;
}

/** A guide of somebody else's opens in a new tab, and says so; one of our own is a page like any other. */
export function ResourceCard({ resource, first }: ResourceCardProps) {
  const { title, category, description, link, slug, image, imageVariants = [] } = resource;
  return (
    <Card
      heading="h2"
      href={slug ? `/resources/${slug}` : link}
      target={slug ? undefined : '_blank'}
      title={
        slug ? (
          title
        ) : (
          <>
            {title} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </>
        )
      }
      cover={
        <PostCover
          title={title}
          topic={category}
          thumb
          picture={{ imageUrl: image, imageVariants, imageWidth: null, imageHeight: null }}
          first={first}
          sizes={thumbSizes}
        />
      }
      badges={<TopicBadge letter={flags[category]}>{category}</TopicBadge>}
      meta={factsOf(resource)}
    >
      {description}
    </Card>
  );
}
