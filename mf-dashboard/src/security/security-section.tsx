import { ListHead, Stack } from '@cyberharbour/shared-ui';
import { useId, type ReactNode } from 'react';

interface SecuritySectionProps {
  title: string;
  /** One sentence: what it is for. */
  lede: ReactNode;
  /** What is done with all of it, at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the security page, in a folder of its own beside this file. */
export function SecuritySection({ title, lede, action, children }: SecuritySectionProps) {
  const titleId = useId();
  return (
    <section className="dash-security" aria-labelledby={titleId}>
      <ListHead title={title} titleId={titleId}>
        {action}
      </ListHead>
      <Stack>
        <p className="dash-security__lede">{lede}</p>
        {children}
      </Stack>
    </section>
  );
}
