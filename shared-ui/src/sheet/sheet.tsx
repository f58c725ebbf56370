import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './sheet.css';

export interface SheetProps extends ComponentProps<'section'> {
  cover?: ReactNode;
  /** Below a line, on another ground: what to do about what was read. */
  foot?: ReactNode;
}

/** One thing to read, lying on the page. */
export const Sheet = ({ cover, foot, className, children, ...rest }: SheetProps) => (
  <section {...rest} className={classNames('ui-sheet', className)}>
    {cover}
    <div className="ui-sheet__body">{children}</div>
    {foot ? <div className="ui-sheet__foot">{foot}</div> : null}
  </section>
);

/** Short facts in a row: name above, value below. */
export const Facts = ({
  facts,
  className,
  ...rest
}: ComponentProps<'dl'> & { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl {...rest} className={classNames('ui-facts', className)}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
