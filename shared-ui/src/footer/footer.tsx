import { useId, type ComponentProps, type ReactNode } from 'react';
import { WaveEdge } from '../art-wave';
import { classNames } from '../class-names';
import type { NavItem } from '../header';
import { Link } from '../link';
import './footer.css';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'about'> {
  /** Brand and a sentence. */
  about: ReactNode;
  pages: readonly NavItem[];
  pagesLabel?: string;
  contact: ReactNode;
  contactLabel?: string;
  /** The last line of the page. */
  base?: ReactNode;
  /** Beside it: the theme switch. */
  end?: ReactNode;
}

export function Footer({
  about,
  pages,
  pagesLabel = 'Pages',
  contact,
  contactLabel = 'Contact',
  base,
  end,
  className,
  ...rest
}: FooterProps) {
  const id = useId();
  return (
    <footer {...rest} className={classNames('ui-footer', className)}>
      <WaveEdge />
      <div className="ui-page ui-footer__in">
        <div className="ui-stack">{about}</div>
        <nav aria-labelledby={id}>
          <h2 id={id}>{pagesLabel}</h2>
          <ul role="list">
            {pages.map(({ href, label, className: ofPlace }) => (
              <li key={href} className={ofPlace}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{contactLabel}</h2>
          <address>{contact}</address>
        </div>
      </div>
      {base || end ? (
        <div className="ui-footer__base">
          <div className="ui-page">
            {base ? <p>{base}</p> : null}
            {end}
          </div>
        </div>
      ) : null}
    </footer>
  );
}
