import { Button } from '@cyberharbour/shared-ui';
import { useId } from 'react';
import { Dialog, type DialogProps } from '../dialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'closeLabel' | 'actions' | 'onClose'> {
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger-solid';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back; the title is the question. The focus starts on the way out. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger-solid',
  busy = false,
  onConfirm,
  onCancel,
  children,
  ...rest
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      aria-describedby={children ? textId : undefined}
      {...rest}
      busy={busy}
      closeLabel={cancelLabel}
      onClose={onCancel}
      actions={
        <Button tone={tone} onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      }
    >
      {children ? <div id={textId}>{children}</div> : null}
    </Dialog>
  );
}
