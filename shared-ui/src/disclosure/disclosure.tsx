import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import './disclosure.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** What is always there; it opens the rest. Give several the same `name` to have one open at a time. */
  summary: ReactNode;
}

/** Something that most people can leave closed. Opens without any script, and a search on the page opens it too. */
export const Disclosure = ({ summary, className, children, ...rest }: DisclosureProps) => (
  <details {...rest} className={classNames('ui-disclosure', className)}>
    <summary>
      <Icon name="down" />
      {summary}
    </summary>
    <div className="ui-disclosure__body">{children}</div>
  </details>
);
