import { type CampaignSource, readActions } from '@cyberharbour/shared-api/contract';
import { escapeHtml } from '../../mail/letter.ts';
import { pictureFields } from '../../media/picture-fields.ts';
import type { ReadPost } from '../../posts/post.ts';
import { authorOf, summarize, textOf } from '../site.ts';

export const paperSizes = ['a4', 'a5'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** What every sheet says of a campaign, ready to stand in HTML. */
export interface SheetFacts {
  title: string;
  by: string;
  summary: string;
  actions: string[];
  until: string;
  picture: string | null;
  /** Characters of the title: a long one is set smaller. */
  length: number;
  /** With the source that is counted, and as it is read on paper. */
  addressFrom(source: CampaignSource): string;
  shortAddress: string;
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** What a font cannot show, or turns a line around, is left out. */
const clean = (text: string) => escapeHtml(text.replaceAll(/\p{Cc}|\p{Cs}|\p{Cf}/gu, ' ').trim());

export function readFacts(post: ReadPost, webUrl: string, publicApiUrl: string): SheetFacts {
  const address = `${webUrl}/campaigns/${post.id}`;
  const { imageVariants, imageUrl } = pictureFields(post, publicApiUrl);
  return {
    title: clean(post.title),
    by: clean(authorOf(post)),
    summary: clean(summarize(textOf(post), 220)),
    actions: readActions(String(post['actions'] ?? '')).map(({ text }) => clean(text)),
    until: day.format(Number(post['end_at'])),
    picture: imageVariants.find(({ width }) => width >= 800)?.url ?? imageUrl,
    length: Array.from(post.title).length,
    addressFrom: (source) => `${address}?via=${source}`,
    shortAddress: address.replace(/^https?:\/\//, ''),
  };
}
