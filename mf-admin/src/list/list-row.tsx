import type { AuditKind } from '@cyberharbour/shared-api/contract';
import { Button, Checkbox, Icon, VisuallyHidden } from '@cyberharbour/shared-ui';
import { useId, useState, type ReactNode } from 'react';
import { Entries } from '../history/entries';

interface ListRowProps {
  kind: AuditKind;
  id: string;
  /** The item's own name. */
  title: string;
  /** Below the title. */
  note: ReactNode;
  ticked: boolean;
  /** Without one it cannot be ticked. */
  onTick?: ((id: string) => void) | undefined;
  /** The cells between the title and the history. */
  children: ReactNode;
}

/** Tick, title, history and the cells between; the history opens in a row of its own. */
export function ListRow({ kind, id, title, note, ticked, onTick, children }: ListRowProps) {
  const historyId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr role="row" className="adm-row" data-ticked={ticked || undefined} data-open={isOpen || undefined}>
        <td role="cell" className="adm-tick">
          {onTick ? <Checkbox label="" aria-label={`Select ${title}`} checked={ticked} onChange={() => onTick(id)} /> : null}
        </td>
        <th role="rowheader" scope="row" className="adm-title">
          {title}
          <div className="ui-note">{note}</div>
        </th>
        {children}
        <td role="cell" className="adm-end">
          <Button tone="quiet" size="sm" aria-expanded={isOpen} aria-controls={isOpen ? historyId : undefined} onClick={() => setIsOpen(!isOpen)}>
            <Icon name={isOpen ? 'up' : 'down'} />
            <span>
              History<VisuallyHidden> of {title}</VisuallyHidden>
            </span>
          </Button>
        </td>
      </tr>
      {isOpen ? (
        <tr role="row" id={historyId} className="adm-history">
          <td role="cell" colSpan={6}>
            <Entries kind={kind} id={id} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
