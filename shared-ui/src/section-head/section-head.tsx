import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Lede } from '../text';
import './section-head.css';

export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** For the `aria-labelledby` of the section. */
  titleId?: string | undefined;
  lede?: ReactNode;
  /** `split` puts the children at the end of the line, `even` the lede beside the title. */
  layout?: 'split' | 'even' | undefined;
}

/** The h2 of a band, with its lede and one way on. */
export const SectionHead = ({ title, titleId, lede, layout, className, children, ...rest }: SectionHeadProps) => (
  <div {...rest} className={classNames('ui-head', className)} data-layout={layout}>
    <div className="ui-head__text">
      <h2 id={titleId}>{title}</h2>
      {lede ? <Lede>{lede}</Lede> : null}
    </div>
    {children}
  </div>
);

/** The h2 of a list: title at the start, count or button at the end. */
export const ListHead = ({
  title,
  titleId,
  className,
  children,
  ...rest
}: Omit<SectionHeadProps, 'lede' | 'layout'>) => (
  <div {...rest} className={classNames('ui-listhead', className)}>
    <h2 id={titleId}>{title}</h2>
    {children}
  </div>
);
