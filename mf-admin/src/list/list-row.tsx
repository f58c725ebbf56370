import type { AuditKind } from '@cyberharbour/shared-api/contract';
import { Button, Checkbox, Icon, VisuallyHidden } from '@cyberharbour/shared-ui';
import { memo, useId, useState, type ReactNode } from 'react';
import { Entries } from '../history/entries';
import { Cell } from './cell';

interface RowHeadProps {
  /** The item's own name. */
  title: string;
  /** Below the title. */
  children?: ReactNode;
}

export const RowHead = ({ title, children }: RowHeadProps) => (
  <th role="rowheader" scope="row" className="adm-title">
    {title}
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

interface ListRowProps extends TickProps {
  kind: AuditKind;
  /** The cells between the tick and the history; when they are the same they are not drawn again. */
  children: ReactNode;
}

/** Tick, cells and history; the history opens in a row of its own. */
export function ListRow({ kind, id, title, ticked, onTick, children }: ListRowProps) {
  const historyId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr role="row" className="adm-row" data-ticked={ticked || undefined}>
        <Tick id={id} title={title} ticked={ticked} onTick={onTick} />
        {children}
        <HistoryButton title={title} isOpen={isOpen} opens={historyId} turn={setIsOpen} />
      </tr>
      {isOpen ? (
        <tr role="row" id={historyId} className="adm-history">
          <Cell colSpan={7}>
            <Entries kind={kind} id={id} />
          </Cell>
        </tr>
      ) : null}
    </>
  );
}

interface HistoryButtonProps {
  title: string;
  isOpen: boolean;
  /** Id of what it opens. */
  opens: string;
  turn: (isOpen: boolean) => void;
}

const HistoryButton = memo(({ title, isOpen, opens, turn }: HistoryButtonProps) => (
  <Cell className="adm-end">
    <Button
      tone="quiet"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={isOpen ? opens : undefined}
      onClick={() => turn(!isOpen)}
    >
      <Icon name={isOpen ? 'up' : 'down'} />
      <span>
        History<VisuallyHidden> of {title}</VisuallyHidden>
      </span>
    </Button>
  </Cell>
));
