import { paragraphs } from '@cyberharbour/shared-ui';
import { Fragment, type ReactNode } from 'react';
import './formatted-text.css';

/** Some words in one look; `host` is where they lead. */
export interface TextSpan {
  text: string;
  strong?: boolean | undefined;
  emphasis?: boolean | undefined;
  href?: string | undefined;
  host?: string | undefined;
}

/** A piece of a text; `lines` are the points of a list, the paragraphs of a quote. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'subheading' | 'list' | 'steps' | 'quote';
  lines: readonly (readonly TextSpan[])[];
  start?: number | undefined;
}

/** Its first letter is one of Hebrew, Arabic, Syriac, Thaana or N'Ko: their blocks of Unicode. */
const rightToLeft = /^\P{L}*[\u0590-\u08ff]/u;

/** HTML's `auto` does not look at the words of a link, which stand apart: a list may have no others. */
const directionOf = ([line]: TextBlock['lines']) => (line?.[0] && rightToLeft.test(line[0].text) ? 'rtl' : 'auto');

const followed = /^(?:https?:\/\/|mailto:)/i;

/** A link that says where it leads, and cannot turn the direction of what stands around it. */
const OutLink = ({ text, href, host }: { text: string; href: string; host: string }) => (
  <a className="ui-outlink" href={href} rel="nofollow noopener noreferrer ugc">
    {text === host ? null : (
      <>
        <bdi>{text}</bdi>{' '}
      </>
    )}
    <bdi className="ui-outlink__host" dir="ltr">
      {host}
    </bdi>
  </a>
);

function Words({ spans }: { spans: readonly TextSpan[] }): ReactNode {
  return spans.map(({ text, strong, emphasis, href, host }, place) => {
    const words = href && host && followed.test(href) ? <OutLink text={text} href={href} host={host} /> : text;
    const said = emphasis ? <em>{words}</em> : words;
    return strong ? <strong key={place}>{said}</strong> : <Fragment key={place}>{said}</Fragment>;
  });
}

/** Of the headings of a text; the smaller ones are one below. */
type Level = 2 | 3 | 4;

interface BlockProps {
  block: TextBlock;
  level: Level;
}

function Block({ block: { kind, lines, start }, level }: BlockProps): ReactNode {
  const dir = directionOf(lines);
  const words = lines.map((spans, place) => <Words key={place} spans={spans} />);
  const Heading = `h${level}` as const;
  const Smaller = `h${level === 2 ? 3 : level === 3 ? 4 : 5}` as const;
  const points = words.map((line, place) => <li key={place}>{line}</li>);
  switch (kind) {
    case 'heading':
      return (
        <Heading dir={dir} className="ui-formatted-heading">
          {words}
        </Heading>
      );
    case 'subheading':
      return (
        <Smaller dir={dir} className="ui-formatted-heading">
          {words}
        </Smaller>
      );
    case 'list':
      return (
        <ul dir={dir} className="ui-formatted-list">
          {points}
        </ul>
      );
    case 'steps':
      return (
        <ol dir={dir} className="ui-formatted-list" start={start}>
          {points}
        </ol>
      );
    case 'quote':
      return (
        <blockquote dir={dir} className="ui-formatted-quote">
          {words.map((line, place) => (
            <p key={place}>{line}</p>
          ))}
        </blockquote>
      );
    // A server of a later release may say more.
    default:
      return words.map((line, place) => (
        <p key={place} dir={dir}>
          {line}
        </p>
      ));
  }
}

export interface FormattedTextProps {
  text: string;
  /** How it is drawn; without them, each of its lines is a paragraph. */
  blocks?: readonly TextBlock[] | undefined;
  /** The level of its headings, below the title that stands above it. */
  level?: Level;
}

/** What people wrote, as elements, each in the direction of its words: nothing of it is ever read as HTML. */
export const FormattedText = ({ text, blocks, level = 2 }: FormattedTextProps): ReactNode =>
  blocks
    ? blocks.map((block, place) => <Block key={place} block={block} level={level} />)
    : paragraphs(text).map((paragraph, place) => (
        <p key={place} dir="auto">
          {paragraph}
        </p>
      ));
