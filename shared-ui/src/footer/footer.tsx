import { useId, type ComponentProps, type ReactNode } from 'react';
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

// Deep water meets paper with a swell, never with a straight cut.
const swell = `M-199 40V22${'q60-10 120 0t120 0'.repeat(8)}V40z`;

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
      <svg className="ui-edge" viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={swell} fill="currentColor" />
      </svg>
      <div className="ui-page ui-footer__in">
        <div className="ui-stack">{about}</div>
        <nav aria-labelledby={id}>
          <h2 id={id}>{pagesLabel}</h2>
          <ul role="list">
            {pages.map(({ href, label }) => (
              <li key={href}>
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
