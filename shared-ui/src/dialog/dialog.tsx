import { Button, Row } from '@cyberharbour/shared-ui';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './dialog.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onCancel' | 'onClose'> {
  open: boolean;
  title: ReactNode;
  /** The way out, which is always there. */
  closeLabel?: string;
  /** Stands after the way out. */
  actions?: ReactNode;
  /** Work is under way: it cannot be closed until that has ended. */
  busy?: boolean;
  /** Escape was pressed, or the way out. Only asks: it closes when `open` is taken back. */
  onClose: () => void;
}

/**
 * In front of the page until it is closed. The browser puts the focus on the first thing in it that takes one, and
 * gives it back afterwards.
 */
export function Dialog({
  open,
  title,
  closeLabel = 'Close',
  actions,
  busy = false,
  onClose,
  className,
  children,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before anything else happens: what comes after closing may put the focus somewhere.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open) element?.close();
  }, [open]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A dialog that leaves the page while it is open gives nothing back.
    return () => element?.close();
  }, []);

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={dialog}
      className={classNames('ui-dialog', className)}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers let nobody be locked in: of two presses of Escape without anything between, they close by
        // themselves.
        if (open && !currentTarget.open) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <Row>
        <Button tone="quiet" onClick={onClose} busy={busy}>
          {closeLabel}
        </Button>
        {actions}
      </Row>
    </dialog>
  );
}
