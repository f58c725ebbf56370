import { Facts, Notice, Page, PageHead } from '@cyberharbour/shared-ui';
import '../article/article.css';
import '../pages.css';

export const Component = () => (
  <Page className="pub-page">
    <article className="pub-article">
      <PageHead title="Contact" lede="A person reads what you send, on weekdays from nine to five, Newcastle time." />
      <Facts
        facts={[
          { name: 'Support email', value: <a href="mailto:support@cyberharbour.example">support@cyberharbour.example</a> },
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
          In danger right now? Call 000. Lost money to a scam? Ring your bank first, then report it at <a href="https://www.cyber.gov.au/report-and-recover/report">cyber.gov.au</a>.
        </p>
      </Notice>
    </article>
  </Page>
);
