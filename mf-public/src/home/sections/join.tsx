import { ButtonLink, Lede, Page, Row, Stack } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Contours } from '@cyberharbour/shared-ui/art-contours';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { WaveEdge } from '@cyberharbour/shared-ui/art-wave';
import { JoinLink } from '../../join/join-link';
import { Newsletter } from './newsletter';
import './join.css';

export const Join = () => (
  <Band tone="deep" aria-labelledby="join">
    <WaveEdge />
    <Contours />
    <Page className="pub-join">
      <Stack>
        <h2 id="join">There is room at the wharf</h2>
        <Lede>
          It is free. Post what you have learned, start a campaign, and help one more person spot the next fake.
        </Lede>
        <Row>
          <JoinLink size="lg" tone="beacon" />
          <ButtonLink size="lg" tone="quiet" href="/campaigns">
            Join a campaign
          </ButtonLink>
        </Row>
      </Stack>
      <div className="pub-join__paper">
        <Motif name="bottle" />
        <h3>Notice to mariners</h3>
        <p>One short email a month: what is drifting about, and what to do. Leave any time.</p>
        <Newsletter />
      </div>
    </Page>
  </Band>
);
