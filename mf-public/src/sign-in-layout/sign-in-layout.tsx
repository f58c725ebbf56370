import { PageHead } from '@cyberharbour/shared-ui';
import { HeroScene } from '@cyberharbour/shared-ui/art-hero';
import { useEffect, useState, type ReactNode } from 'react';
import { isPhone, useRest } from '../first-screen/below';
import { Head } from '../head/head';
import './sign-in-layout.css';

interface SignInLayoutProps {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** How many of these drawings are in the document. */
let drawings = 0;

/**
 * The harbour: on a phone after the words, and at once where one of these pages follows another, whose drawing is there
 * already. On a wide screen it is half of what is seen.
 */
function View() {
  const [isThere] = useState(drawings > 0);
  const hasRest = useRest();
  useEffect(() => {
    drawings += 1;
    return () => void (drawings -= 1);
  }, []);
  return <div className="pub-auth__view">{hasRest || isThere || !isPhone() ? <HeroScene /> : null}</div>;
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
    <View />
  </div>
);
