import { Checkbox, Note, Row } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
  /** What to do with what is ticked. */
  children: ReactNode;
}

/** Ticks everything that is listed, says how much is ticked, and holds what can be done with it. */
export const SelectionBar = ({ selection, children }: SelectionBarProps) => (
  <div className="adm-selection">
    <Checkbox label="Select all shown" checked={selection.isAll} onChange={selection.toggleAll} />
    <Note role="status">{selection.selected.length > 0 ? `${selection.selected.length} selected` : ''}</Note>
    {selection.selected.length > 0 ? <Row>{children}</Row> : null}
  </div>
);
