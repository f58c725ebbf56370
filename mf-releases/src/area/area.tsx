import { BackLink, Page, PageHead } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import './area.css';

interface AreaProps {
  title: string;
  lede?: ReactNode;
  /** The page above this one. */
  back: { href: string; label: string };
  /** Beside the title. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: it needs nothing of any other remote, which may be the broken one. */
export const Area = ({ title, lede, back, head, children }: AreaProps) => (
  <Page className="rel-area">
    <PageHead title={title} lede={lede} back={<BackLink href={back.href}>← {back.label}</BackLink>}>
      {head}
    </PageHead>
    {children}
  </Page>
);
