import { ButtonLink, Page, PageHead, Row } from '@cyberharbour/shared-ui';
import { Motif } from '@cyberharbour/shared-ui/art-motif';
import { Head } from '../head/head';
import { JoinLink } from '../join/join-link';
import '../article/article.css';
import '../pages.css';

export const Component = () => (
  <Page className="pub-page">
    <Head description="CyberHarbour is where Australian households, small businesses and community groups learn the signals of staying safe online, and pass them on." />
    <article className="pub-article">
      <Motif name="lamp" />
      <PageHead title="About CyberHarbour" />
      <p>
        A harbour is safe because everyone in it knows the same signals. CyberHarbour is where households, small
        businesses and community groups learn them, and pass them on.
      </p>
      <p>
        The blogs and campaigns here are written by members: bakers, coaches, librarians and grandkids who had something
        happen, or nearly happen, and want the next person to see it coming.
      </p>
      <p>
        A person reads every post before it goes up. We look for names and account numbers that should not be there, for
        advice that would do harm, and for sales pitches. The rest is yours to say.
      </p>
      <p>We never send links to log in, and we never ask for your code by phone. If somebody does, it is not us.</p>
      <Row>
        <JoinLink />
        <ButtonLink tone="quiet" href="/resources">
          Explore Resources
        </ButtonLink>
      </Row>
    </article>
  </Page>
);
