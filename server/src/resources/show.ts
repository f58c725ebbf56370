import type { Guide, LibraryItem, Resource, ResourceAudience } from '@cyberharbour/shared-api/contract';
import type { Context } from '../context.ts';
import { showBlocks } from '../formatted-text/show-blocks.ts';
import { pictureFields } from '../media/picture-fields.ts';
import type { ReadResource } from './store.ts';

type Site = Pick<Context, 'publicApiUrl' | 'webUrl'>;

/** Where a reader finds it: its own page here, or somebody else's. */
const linkOf = ({ content, slug, link }: ReadResource, webUrl: string) =>
  content === '' ? link : `${webUrl}/resources/${slug ?? ''}`;

export function showResource(row: ReadResource, { publicApiUrl, webUrl }: Site): Resource {
  const { id, title, category, description, language, level, minutes } = row;
  const { imageUrl, imageVariants } = pictureFields(row, publicApiUrl);
  return {
    id,
    title,
    category,
    link: linkOf(row, webUrl),
    description,
    image: imageUrl,
    imageVariants,
    slug: row.content === '' ? null : row.slug,
    audiences: row.audiences.split(',') as ResourceAudience[],
    language,
    level,
    minutes,
    reviewedOn: row.reviewed_on,
    checkedAt: row.checked_at === null || row.content !== '' ? null : new Date(row.checked_at).toISOString(),
  };
}

export const showGuide = (row: ReadResource, site: Site): Guide => ({
  ...showResource(row, site),
  content: row.content,
  ...showBlocks(row.content),
  updatedAt: new Date(row.updated_at).toISOString(),
});

export const showItem = (row: ReadResource, site: Site): LibraryItem => ({
  _id: row.id,
  ...showGuide(row, site),
  retiredAt: row.retired_at === null ? null : new Date(row.retired_at).toISOString(),
});
