import { ButtonLink, Lede, Page, Row } from '@cyberharbour/shared-ui';
import { HeroScene } from '@cyberharbour/shared-ui/art-hero';
import './hero.css';

/** @param laysOutAll what is below it too, out of sight as it is */
export const Hero = ({ laysOutAll = false }: { laysOutAll?: boolean }) => (
  <section className="pub-hero" aria-labelledby="hero" data-whole={laysOutAll || undefined}>
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
  </section>
);
