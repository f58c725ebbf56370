import { ListHead } from '@cyberharbour/shared-ui';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title. */
  link?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function Section({ title, link, children }: SectionProps) {
  const id = useId();
  return (
    <section className="rel-section" aria-labelledby={id}>
      <ListHead title={title} titleId={id}>
        {link}
      </ListHead>
      {children}
    </section>
  );
}
