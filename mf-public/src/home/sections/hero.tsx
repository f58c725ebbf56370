import { useHydrated } from '@cyberharbour/shared-api';
import { ButtonLink, Lede, Page, Row } from '@cyberharbour/shared-ui';
import { HeroScene } from '@cyberharbour/shared-ui/art-hero';
import { useState, type ReactNode } from 'react';
import { useIsWhole } from '../../first-screen/below';
import './hero.css';

/** Where somebody goes back to the page, what is below is laid out too, out of sight as it is. */
function HeroBand({ children }: { children: ReactNode }) {
  const [wasHydrated] = useState(useHydrated());
  const isWhole = useIsWhole();
  return (
    <section className="pub-hero" aria-labelledby="hero" data-whole={(wasHydrated && isWhole) || undefined}>
      {children}
    </section>
  );
}

export const Hero = () => (
  <HeroBand>
    <Page className="pub-hero__text">
      <h1 id="hero">
        <span>Secure Your Business.</span> <span>Empower Your Community.</span>
      </h1>
      <Lede>
        Safe water for everyone who goes online. Learn the signals, share what you know, and look out for the people
        next door.
      </Lede>
      <Row>
        <ButtonLink size="lg" href="/resources">
          Explore Resources
        </ButtonLink>
        <ButtonLink size="lg" tone="beacon" href="/campaigns/create">
          Start a Campaign
        </ButtonLink>
      </Row>
    </Page>
    <HeroScene className="pub-hero__scene" />
  </HeroBand>
);
