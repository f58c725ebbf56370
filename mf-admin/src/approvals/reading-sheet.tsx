import type { PostBackground } from '@cyberharbour/shared-api/contract';
import { Badge, Button, Day, Icon, Note, paragraphs, Row } from '@cyberharbour/shared-ui';
import { Enlarge } from '@cyberharbour/shared-ui/enlarge';
import { Facts, Sheet } from '@cyberharbour/shared-ui/sheet';
import { FormattedText, type FormattedTextProps } from '@cyberharbour/shared-ui/formatted-text';
import { formatCount } from '@cyberharbour/shared-ui/numbers';
import { lazy, Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { LinkList } from './link-list';
import { SendBackForm } from './send-back-form';

export interface SheetProps {
  /** Who wrote it. */
  by: string;
  takesFocus: boolean;
  /** It came into sight. */
  onRead: () => void;
  /** Single keys work. */
  hasKeys: boolean;
  /** The form for a reason is open. */
  isSendingBack: boolean;
  askReason: (asking: boolean) => void;
  onApprove: () => void;
  /** Leaves it as it is and goes on; absent where nothing comes after it. */
  onNext: (() => void) | undefined;
  onSendBack: (reason: string) => void;
}

interface ReadingSheetProps extends SheetProps {
  title: string;
  text: string;
  /** What the text begins with, as readers will see it. */
  body: FormattedTextProps;
  imageUrl: string | null;
  imageAlt: string | null | undefined;
  facts: readonly { name: string; value: ReactNode }[];
  /** What it was before its last changes. */
  versions: ReactNode;
  /** Once it is known. */
  background: PostBackground | undefined;
}

const frameOf = (element: HTMLElement) => getComputedStyle(element.closest('.adm-reading') ?? element);
/** Where the sheet stands beside the queue it is in sight already, and the page stays where it is. */
const isBeside = (element: HTMLElement) => frameOf(element).position === 'sticky';
/** A narrow screen shows the queue until one is chosen. */
const isInSight = (element: HTMLElement) => frameOf(element).display !== 'none';

const Changes = lazy(() =>
  import(/* webpackChunkName: "changes" */ './changes').then((loaded) => ({ default: loaded.Changes })),
);

const published = (count: number) => (count === 0 ? 'Nothing yet' : formatCount(count, 'post'));

/** What a moderator weighs about whoever wrote it. */
const authorFacts = (author: PostBackground['author'] | undefined) =>
  author
    ? [
        { name: 'Account since', value: <Day at={author.since} /> },
        { name: 'Published before', value: published(author.published) },
      ]
    : [];

/** One waiting item as its readers will see it, and what to do about it. */
export function ReadingSheet({
  title,
  text,
  body,
  imageUrl,
  imageAlt,
  facts,
  versions,
  background,
  onApprove,
  onNext,
  by,
  takesFocus,
  onRead,
  hasKeys,
  isSendingBack,
  askReason,
  onSendBack,
}: ReadingSheetProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!heading.current) return;
    if (takesFocus) heading.current.focus({ preventScroll: isBeside(heading.current) });
    if (isInSight(heading.current)) onRead();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when another item lies open
  }, []);
  const cancel = () => {
    askReason(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const buttons = (
    <Row>
      <Button onClick={onApprove}>
        <Icon name="tick" /> Approve
      </Button>
      <Button ref={opener} tone="danger" onClick={() => askReason(true)}>
        Send back
      </Button>
      {onNext ? (
        <Button tone="quiet" onClick={onNext}>
          Next
        </Button>
      ) : null}
    </Row>
  );
  return (
    <Sheet
      aria-labelledby={id}
      cover={
        imageUrl ? (
          <Enlarge src={imageUrl} alt={imageAlt} title={title}>
            <img className="adm-picture" src={imageUrl} alt={imageAlt ?? ''} />
          </Enlarge>
        ) : null
      }
      foot={isSendingBack ? <SendBackForm by={by} hasKeys={hasKeys} onSend={onSendBack} onCancel={cancel} /> : buttons}
    >
      <Badge status="pending" />
      <h2 id={id} dir="auto" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Facts facts={[...facts, ...authorFacts(background?.author)]} />
      {background?.earlier ? (
        <Suspense>
          <Changes earlier={background.earlier} title={title} text={text}>
            Since the version that everybody read until
          </Changes>
        </Suspense>
      ) : null}
      {versions}
      {imageUrl ? (
        <Note>{imageAlt ? `The picture is described as: ${imageAlt}` : 'The picture has no description.'}</Note>
      ) : null}
      <FormattedText {...body} level={3} />
      {paragraphs(text.slice(body.text.length)).map((line, place) => (
        <p key={place} dir="auto">
          {line}
        </p>
      ))}
      <LinkList text={`${title}\n${text}`} />
    </Sheet>
  );
}
