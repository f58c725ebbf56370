import { Note, Stack } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';

interface DetailsSectionProps {
  title: string;
  /** One sentence: what it is for. */
  lede: string;
  children: ReactNode;
}

/** One subject of the details, with a heading to find it by. */
export const DetailsSection = ({ title, lede, children }: DetailsSectionProps) => (
  <section className="dash-section">
    <Stack>
      <div>
        <h2>{title}</h2>
        <Note>{lede}</Note>
      </div>
      {children}
    </Stack>
  </section>
);
