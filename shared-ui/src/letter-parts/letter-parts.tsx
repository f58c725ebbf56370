import { Link } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { FormattedText, type TextBlock } from '../formatted-text';
import './letter-parts.css';

/** What a letter to many is put together from. */
export type Part =
  | { kind: 'words'; text: string; blocks?: readonly TextBlock[] | undefined }
  | { kind: 'tip'; text: string }
  | { kind: 'post'; title: string; excerpt: string; href: string }
  | {
      kind: 'picture';
      url: string;
      alt: string;
      variants: readonly { url: string; width: number }[];
      width: number;
      height: number;
    };

function draw(part: Part, level: 2 | 3): ReactNode {
  const Heading = `h${level}` as const;
  switch (part.kind) {
    case 'words':
      return <FormattedText text={part.text} blocks={part.blocks} level={level} />;
    case 'tip':
      return (
        <div className="ui-letter-tip">
          <Heading>One thing to do</Heading>
          <p>{part.text}</p>
        </div>
      );
    case 'post':
      return (
        <div className="ui-letter-post">
          <Heading>
            <Link href={part.href}>{part.title}</Link>
          </Heading>
          <p>{part.excerpt}</p>
        </div>
      );
    case 'picture':
      return (
        <img
          className="ui-letter-picture"
          src={part.url}
          srcSet={part.variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes="(min-width: 45rem) 42rem, 100vw"
          width={part.width}
          height={part.height}
          alt={part.alt}
          loading="lazy"
          decoding="async"
        />
      );
    // A server of a later release may say more.
    default:
      return null;
  }
}

export interface LetterPartsProps {
  parts: readonly Part[];
  /** The level of their headings, below the subject. */
  level: 2 | 3;
}

/** A letter on a page, as its readers got it. */
export const LetterParts = ({ parts, level }: LetterPartsProps) =>
  parts.map((part, place) => (
    <div key={place} className="ui-letter-part">
      {draw(part, level)}
    </div>
  ));
