import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useMenu } from './use-menu';
import './menu.css';

export interface MenuProps extends Omit<ComponentProps<'details'>, 'open'> {
  /** What the closed menu shows. */
  summary: ReactNode;
}

/**
 * A button that shows a few links. It opens without any script; with it, Escape, a press outside, leaving it by Tab
 * and following one of its
 * links close it again, and arrows go through it.
 */
export function Menu({ summary, className, children, ...rest }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useMenu(details);
  const onPick = (event: MouseEvent) => {
    const picked = (event.target as Element).closest('a, button');
    if (!details.current || !picked) return;
    details.current.open = false;
    // A link leads somewhere else; after a button, the focus goes back to what opened the menu.
    if (picked instanceof HTMLButtonElement) details.current.querySelector('summary')?.focus();
  };
  return (
    <details {...rest} ref={details} className={classNames('ui-menu', className)}>
      <summary>{summary}</summary>
      {/* A click here only closes the menu, after what is inside was used. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className="ui-menu__panel" onClick={onPick}>
        {children}
      </div>
    </details>
  );
}
