import { helpSituations, type HelpSituation } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, Link, Note, Page, PageHead } from '@cyberharbour/shared-ui';
import { useHydrated } from '@cyberharbour/shared-api';
import { Below } from '../first-screen/below';
import { Head } from '../head/head';
import { CallButton } from './call-button';
import { ContactList } from './contact-list';
import './help.css';
import '../pages.css';

const What = ({ id, title, steps, calls }: HelpSituation) => (
  <section id={id} aria-labelledby={`${id}-title`} className="pub-now__what">
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    <ol>
      {steps.map((step) => (
        <li key={step.title}>
          <strong>{step.title}</strong>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
    <div className="pub-now__calls">
      {calls.map((call, place) => (
        <CallButton key={call} id={call} tone={place === 0 ? 'danger-solid' : 'quiet'} />
      ))}
    </div>
    <p className="pub-now__top">
      <BackLink href="#what-happened">Something else happened</BackLink>
    </p>
  </section>
);

const showSituation = (situation: HelpSituation) => <What key={situation.id} {...situation} />;

/** All of it is one page, which a server draws whole: it works without script, and on paper. */
export function Component() {
  const hydrated = useHydrated();
  return (
    <Page className="pub-page pub-now">
      <Head description="Money gone, a link clicked, an account taken over, a device locked, your identity used: the first three things to do now, and whom to ring in Australia." />
      <PageHead
        title="Something happening now?"
        lede="You have done nothing wrong. Pick what happened, and do three things in this order."
      />
      <div className="pub-now__danger">
        <CallButton id="emergency" tone="danger-solid" />
        <Note>If somebody is in danger, ring this first and ask for the police.</Note>
      </div>
      <nav id="what-happened" aria-label="What happened?" className="pub-now__choices">
        {helpSituations.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {helpSituations.slice(0, 1).map(showSituation)}
      <Below>
        {helpSituations.slice(1).map(showSituation)}
        <section aria-labelledby="who-helps" className="pub-now__what">
          <h2 id="who-helps">Who helps</h2>
          <ContactList />
          <p className="pub-now__later">
            Once it is over: <Link href="/assessment">find out what to mend first</Link>, in seven minutes and without
            an account.
          </p>
          {hydrated ? (
            <p className="pub-now__later">
              <Button tone="quiet" onClick={() => window.print()}>
                Print this page
              </Button>
            </p>
          ) : null}
        </section>
      </Below>
    </Page>
  );
}
