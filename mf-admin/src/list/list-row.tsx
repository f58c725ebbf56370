import type { AuditKind } from '@cyberharbour/shared-api/contract';
import { Checkbox, Link } from '@cyberharbour/shared-ui';
import { memo, useCallback, useState, type ReactNode } from 'react';
import { Entries } from '../history/entries';
import { Cell } from './cell';
import { RowMenu } from './row-menu';

interface RowHeadProps {
  /** The item's own name. */
  title: string;
  /** The item itself. */
  href?: string;
  /** Below the title. */
  children?: ReactNode;
}

export const RowHead = ({ title, href, children }: RowHeadProps) => (
  <th role="rowheader" scope="row" className="adm-title">
    {href === undefined ? (
      <span dir="auto" className="adm-name">
        {title}
      </span>
    ) : (
      <Link dir="auto" href={href}>
        {title}
      </Link>
    )}
    {children ? <div className="ui-note">{children}</div> : null}
  </th>
);

interface TickProps {
  id: string;
  title: string;
  ticked: boolean;
  /** Without one it cannot be ticked. */
  onTick: ((id: string) => void) | undefined;
}

const Tick = memo(({ id, title, ticked, onTick }: TickProps) => (
  <Cell className="adm-tick">
    {onTick ? <Checkbox label="" aria-label={`Select ${title}`} checked={ticked} onChange={() => onTick(id)} /> : null}
  </Cell>
));

interface ListRowProps extends Omit<TickProps, 'ticked'> {
  kind: AuditKind;
  /** Left out in a list where nothing is ticked. */
  ticked: boolean | undefined;
  /** What is done rarely: links and buttons of the row's menu, before its history. */
  more: ReactNode;
  /** The cells between the tick and the menu; when they are the same they are not drawn again. */
  children: ReactNode;
}

/** Tick, cells and menu; the history opens in a row of its own. */
export function ListRow({ kind, id, title, ticked, onTick, more, children }: ListRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const turn = useCallback(() => setIsOpen((was) => !was), []);
  return (
    <>
      <tr role="row" className="adm-row" data-ticked={ticked || undefined}>
        {ticked === undefined ? null : <Tick id={id} title={title} ticked={ticked} onTick={onTick} />}
        {children}
        <More title={title} isOpen={isOpen} turn={turn}>
          {more}
        </More>
      </tr>
      {isOpen ? (
        <tr role="row" className="adm-history">
          <Cell colSpan={5}>
            <Entries kind={kind} id={id} />
          </Cell>
        </tr>
      ) : null}
    </>
  );
}

interface MoreProps {
  title: string;
  isOpen: boolean;
  turn: () => void;
  children: ReactNode;
}

const More = memo(({ title, isOpen, turn, children }: MoreProps) => (
  <Cell className="adm-more">
    <RowMenu label={`More about ${title}`}>
      {children}
      <button type="button" aria-expanded={isOpen} onClick={turn}>
        {isOpen ? 'Hide history' : 'History'}
      </button>
    </RowMenu>
  </Cell>
));
