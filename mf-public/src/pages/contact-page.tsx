import { Notice, Page, PageHead } from '@cyberharbour/shared-ui';
import { Facts } from '@cyberharbour/shared-ui/sheet';
import { Head } from '../head/head';
import '../article/article.css';
import '../pages.css';

export const Component = () => (
  <Page className="pub-page">
    <Head description="Write to CyberHarbour, ring us or come by. A person reads what you send, on weekdays from nine to five." />
    <article className="pub-article">
      <PageHead title="Contact" lede="A person reads what you send, on weekdays from nine to five, Newcastle time." />
      <Facts
        facts={[
          {
            name: 'Support email',
            value: <a href="mailto:support@cyberharbour.example">support@cyberharbour.example</a>,
          },
          { name: 'Phone', value: <a href="tel:+61255501234">(02) 5550 1234</a> },
          {
            name: 'Street address',
            value: (
              <address>
                12 Wharf Road
                <br />
                Newcastle NSW 2300
              </address>
            ),
          },
        ]}
      />
      <Notice>
        <p>
          In danger right now? Call <a href="tel:000">000</a>. Lost money to a scam? Ring your bank first, then report
          it at <a href="https://www.cyber.gov.au/report">cyber.gov.au/report</a>.
        </p>
      </Notice>
    </article>
  </Page>
);
