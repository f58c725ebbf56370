import { Button, Notice, Row } from '@cyberharbour/shared-ui';
import './undo-notice.css';

interface UndoNoticeProps {
  last: { text: string } | undefined;
  onUndo: () => void;
}

/** What was changed last, for as long as one press takes it back. */
export const UndoNotice = ({ last, onUndo }: UndoNoticeProps) => (
  <div className="adm-undo" role="status">
    {last ? (
      <Notice tone="success" icon="tick">
        <Row>
          <p>{last.text}</p>
          <Button tone="quiet" size="sm" onClick={onUndo}>
            Undo
          </Button>
        </Row>
      </Notice>
    ) : null}
  </div>
);
