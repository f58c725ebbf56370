import { BackLink, Page, PageHead } from '@cyberharbour/shared-ui';
import { leastShown } from '@cyberharbour/shared-api/contract';
import { Head } from '../head/head';
import '../article/article.css';
import '../pages.css';

export const Component = () => (
  <Page className="pub-page">
    <Head description="How CyberHarbour counts who joins a campaign without following anyone: no cookie, no fingerprint, nothing that lasts longer than a day." />
    <p className="pub-backbar">
      <BackLink href="/campaigns">← Back to Campaigns</BackLink>
    </p>
    <article className="pub-article">
      <PageHead title="How we count" lede="Honest numbers, and nobody followed." />
      <h2>What is counted</h2>
      <p>
        For each campaign and each day: how often its page was seen, joined, done, still done after 30 and 90 days, and
        passed on; and by which way people came, such as the poster or a link in a mail. These are numbers. There is no
        list of people behind them.
      </p>
      <h2>How one press counts once</h2>
      <p>
        The server mixes a random key with your network address, the name of your browser and its language, and notes
        the result for that day, so that the same press is not counted twice. At midnight (UTC) the key and all results
        are destroyed. What is left is a number, and tomorrow you are somebody new. No cookie is set for this, nothing
        is read from your device, and nothing identifies you from one day to the next.
      </p>
      <p>
        That is less exact than following people, and we prefer it: several people in one network with the very same
        browser count once a day, and whoever joins again on another day counts again. Members who are logged in count
        once for good, because the campaign stands on their dashboard.
      </p>
      <h2>What does not count</h2>
      <p>
        Programs that call themselves programs, browsers without anybody in front of them, pages that are loaded in
        advance, and requests that do not come from a page of this site. Seeing a page is counted where scripts run;
        joining and doing are counted without them too. An author who looks at their own campaign is not counted.
      </p>
      <h2>Who sees the numbers</h2>
      <p>
        Everybody sees how many joined, did it and stayed with it. Whoever started the campaign, and our moderators, see
        all steps by week and by way. Numbers below {leastShown} are shown to nobody, and neither are larger ones from
        which they could be worked out.
      </p>
      <h2>If you leave an address</h2>
      <p>
        You get one mail that asks whether you meant it, one question after 30 days and one after 90. One press stops
        them. Your address is used for nothing else, and it is deleted with the last question. A copy of the sent mail
        stays in our outbox list for seven days, then it goes as well.
      </p>
      <p>
        An address that you leave for the organiser’s thanks is for one mail more than the one that asks. It is deleted
        with that mail, or half a year after the end where no thanks come.
      </p>
    </article>
  </Page>
);
