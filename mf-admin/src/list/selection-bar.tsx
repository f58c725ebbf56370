import { Button, Note, Row } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection';
import './selection-bar.css';

interface SelectionBarProps {
  selection: Selection;
  /** What to do with what is ticked. */
  children: ReactNode;
}

/** Says how much is ticked, and holds what can be done with it; it stays in sight while rows are. */
export const SelectionBar = ({ selection, children }: SelectionBarProps) => (
  <div className="adm-selection" data-some={selection.selected.length > 0 || undefined}>
    <Note role="status">{selection.selected.length > 0 ? `${selection.selected.length} selected` : ''}</Note>
    {selection.selected.length > 0 ? (
      <Row>
        {children}
        <Button tone="quiet" onClick={selection.clear}>
          Clear
        </Button>
      </Row>
    ) : null}
  </div>
);
