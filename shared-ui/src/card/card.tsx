import { Link } from '@cyberharbour/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './card.css';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: ReactNode;
  href: string;
  /** Attributes for the one link of the card. */
  target?: string | undefined;
  heading?: 'h2' | 'h3';
  cover?: ReactNode;
  badges?: ReactNode;
  /** Short facts at the foot: author, date. */
  meta?: readonly ReactNode[];
  /** What the link would say if it stood alone; the title is the real link. */
  more?: ReactNode;
  /** Over and done: the picture loses its colour. */
  past?: boolean;
}

/** One post among others. Its only link is the title, stretched over the whole card. */
export function Card({
  title,
  href,
  target,
  heading: Heading = 'h3',
  cover,
  badges,
  meta = [],
  more,
  past = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <article {...rest} className={classNames('ui-card', className)} data-state={past ? 'past' : undefined}>
      {cover}
      <div className="ui-card__body">
        {badges ? <div className="ui-row">{badges}</div> : null}
        <Heading dir="auto" className="ui-card__title">
          <Link href={href} target={target} rel={target ? 'noopener' : undefined}>
            {title}
          </Link>
        </Heading>
        {children ? <p className="ui-card__text">{children}</p> : null}
        {more || meta.length > 0 ? (
          <p className="ui-card__meta">
            {more ? (
              <span className="ui-more" aria-hidden="true">
                {more}
              </span>
            ) : null}
            <span className="ui-card__facts">
              {meta.map((fact, place) => (
                <span key={place}>{fact}</span>
              ))}
            </span>
          </p>
        ) : null}
      </div>
    </article>
  );
}
