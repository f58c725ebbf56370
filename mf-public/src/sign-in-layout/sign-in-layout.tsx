import { PageHead } from '@cyberharbour/shared-ui';
import { HeroScene } from '@cyberharbour/shared-ui/art-hero';
import type { ReactNode } from 'react';
import { Head } from '../head/head';
import './sign-in-layout.css';

interface SignInLayoutProps {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** One narrow form, and the harbour beside it. */
export const SignInLayout = ({ title, lede, children }: SignInLayoutProps) => (
  <div className="pub-auth">
    <Head
      description={`${title}: your account at CyberHarbour, where Australians help each other to stay safe online.`}
    />
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
