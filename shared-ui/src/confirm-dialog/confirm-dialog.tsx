import { Button, Row } from '@cyberharbour/shared-ui';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './confirm-dialog.css';

export interface ConfirmDialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onCancel'> {
  open: boolean;
  /** The question. */
  title: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger-solid';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on the way out. */
export function ConfirmDialog({
  open,
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger-solid',
  busy = false,
  onConfirm,
  onCancel,
  className,
  children,
  ...rest
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element || element.open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      aria-labelledby={titleId}
      aria-describedby={children ? textId : undefined}
      {...rest}
      ref={dialog}
      className={classNames('ui-dialog', className)}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children ? <div id={textId}>{children}</div> : null}
      <Row>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a modal dialog has to begin somewhere: on the way out */}
        <Button tone="quiet" autoFocus onClick={onCancel} busy={busy}>
          {cancelLabel}
        </Button>
        <Button tone={tone} onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      </Row>
    </dialog>
  );
}
