import type { AuditKind } from '@cyberharbour/shared-api/contract';
import { Disclosure, VisuallyHidden } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { Entries } from './entries';

interface HistoryProps {
  kind: AuditKind;
  id: string;
  /** Of the item, for screen readers. */
  title: string;
}

/** What moderators did with an item; asked for when it is opened. */
export function History({ kind, id, title }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const summary = (
    <span>
      History<VisuallyHidden> of {title}</VisuallyHidden>
    </span>
  );
  return (
    <Disclosure className="adm-history" summary={summary} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen ? <Entries kind={kind} id={id} /> : null}
    </Disclosure>
  );
}
