import { Page } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { PartnerMark } from '@cyberharbour/shared-ui/art-partners';
import { Carousel } from '../carousel/carousel';
import { partnerPace } from '../carousel/pace';
import { partners } from '../samples';
import './partners.css';

const slides = partners.map(({ mark, name }) => ({
  id: mark,
  content: (
    <p className="pub-partner">
      <PartnerMark name={mark} /> {name}
    </p>
  ),
}));

export const Partners = () => (
  <Band tone="sand" pad="tight" aria-labelledby="partners">
    <Page className="pub-partners">
      <h2 id="partners">Alongside us</h2>
      <Carousel label="Partners" one="partner" kind="partners" pace={partnerPace} slides={slides} />
    </Page>
  </Band>
);
