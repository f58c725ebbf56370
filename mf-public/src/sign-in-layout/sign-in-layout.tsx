import { PageHead } from '@cyberharbour/shared-ui';
import { HeroScene } from '@cyberharbour/shared-ui/art-hero';
import type { ReactNode } from 'react';
import './sign-in-layout.css';

interface SignInLayoutProps {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** One narrow form, and the harbour beside it. */
export const SignInLayout = ({ title, lede, children }: SignInLayoutProps) => (
  <div className="pub-auth">
    <div className="pub-auth__form">
      <div>
        <PageHead title={title} lede={lede} />
        {children}
      </div>
    </div>
    <div className="pub-auth__view">
      <HeroScene />
    </div>
  </div>
);
