import type { Context } from '../context.ts';
import { isId } from '../database/ids.ts';
import type { ReadPost } from '../posts/post.ts';
import { pictureFields } from '../media/picture-fields.ts';
import { readPublishedAt } from '../posts/live-id.ts';
import { feedsOf } from './feeds.ts';
import { describeGuide } from './describe-guide.ts';
import { listNewsFeeds } from './news-feeds.ts';
import { breadcrumbs, organization, type PageDescription, schema, siteCard } from './page-description.ts';
import { addressOf, authorOf, cardOf, type Section, sections, siteName, summarize, textOf } from './site.ts';

type Site = Pick<Context, 'db' | 'webUrl' | 'publicApiUrl'>;

function describePost({ webUrl, publicApiUrl }: Site, section: Section, post: ReadPost): PageDescription {
  const url = addressOf(section, post.id, webUrl);
  const description = summarize(textOf(post));
  const author = authorOf(post);
  const [published, modified] = [readPublishedAt(post), post.updated_at].map((time) => new Date(time).toISOString());
  const image = cardOf(section, post, webUrl);
  const picture = pictureFields(post, publicApiUrl).imageUrl;
  const common = {
    '@context': schema,
    '@type': section.type,
    url,
    description,
    image: picture ? [picture, image] : [image],
  };
  const { start_at: start, end_at: end } = post;
  const item =
    section.type === 'Event' && typeof start === 'number' && typeof end === 'number'
      ? {
          ...common,
          name: post.title,
          startDate: new Date(start).toISOString(),
          endDate: new Date(end).toISOString(),
          eventAttendanceMode: `${schema}/OnlineEventAttendanceMode`,
          location: { '@type': 'VirtualLocation', url },
          organizer: { '@type': post.author_role === 'business' ? 'Organization' : 'Person', name: author },
        }
      : {
          ...common,
          headline: summarize(post.title, 110),
          datePublished: published,
          dateModified: modified,
          author: { '@type': 'Person', name: author },
          publisher: { '@type': 'Organization', name: siteName, url: `${webUrl}/` },
        };
  return {
    openGraph: {
      'og:type': 'article',
      'og:title': post.title,
      'og:description': description,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${post.title}, by ${author}`,
      'article:published_time': published ?? '',
      'article:modified_time': modified ?? '',
      'article:author': author,
    },
    jsonLd: [
      item,
      breadcrumbs(webUrl, [
        { name: section.title, path: section.path },
        { name: post.title, path: `${section.path}/${post.id}` },
      ]),
    ],
    feeds: listFeeds(section, webUrl),
  };
}

const listFeeds = (section: Section, webUrl: string) =>
  feedsOf(section, webUrl).map(({ ending, type, href }) => ({ type, href, title: `${section.title} (${ending})` }));

/** Describes a page by its path. What is hidden, or is not there, is described like any other page. */
export async function describePage(site: Site, path: string): Promise<PageDescription> {
  const { db, webUrl } = site;
  const section = sections.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  const id = section ? path.slice(section.path.length + 1) : '';
  const post = section && isId(id) ? await section.kind.store.find(db, id) : undefined;
  if (section && post && post.visibility > 0) return describePost(site, section, post);
  const guide = await describeGuide(site, path);
  if (guide) return guide;
  const steps = section ? [{ name: section.title, path: section.path }] : [];
  return {
    openGraph: { 'og:type': 'website', ...siteCard(webUrl) },
    jsonLd: [path === '/' ? organization(webUrl) : breadcrumbs(webUrl, steps)],
    feeds: section
      ? listFeeds(section, webUrl)
      : path === '/'
        ? sections.flatMap((each) => listFeeds(each, webUrl))
        : listNewsFeeds(path, webUrl),
  };
}
