import { Note, Stack } from '@cyberharbour/shared-ui';
import { useId, type ReactNode } from 'react';

interface DetailsSectionProps {
  title: string;
  /** One sentence: what it is for. */
  lede: string;
  children: ReactNode;
}

/** One subject of the details, with a heading to find it by. */
export function DetailsSection({ title, lede, children }: DetailsSectionProps) {
  const id = useId();
  return (
    <section className="dash-section" aria-labelledby={id}>
      <Stack>
        <div>
          <h2 id={id}>{title}</h2>
          <Note>{lede}</Note>
        </div>
        {children}
      </Stack>
    </section>
  );
}
