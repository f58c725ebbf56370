import { Menu, VisuallyHidden } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import './row-menu.css';

interface RowMenuProps {
  /** What it belongs to, for screen readers. */
  label: string;
  /** Its buttons and links. */
  children: ReactNode;
}

/** A menu of one row. Opened, all of it comes into sight. */
export const RowMenu = ({ label, children }: RowMenuProps) => (
  <Menu
    className="adm-menu"
    onToggle={({ currentTarget: { open, lastElementChild: panel } }) =>
      open ? panel?.scrollIntoView({ block: 'nearest' }) : undefined
    }
    summary={
      <>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden>…</span>
      </>
    }
  >
    {children}
  </Menu>
);
