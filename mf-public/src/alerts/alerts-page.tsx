import { sentence } from '@cyberharbour/shared-api';
import type { Alert } from '@cyberharbour/shared-api/contract';
import { Day, ErrorState, Link, Loading, Note, Page, PageHead } from '@cyberharbour/shared-ui';
import { useAlerts } from '@cyberharbour/shared-api/alerts';
import { Head } from '../head/head';
import './alerts.css';
import '../pages.css';

const Items = ({ alerts }: { alerts: readonly Alert[] }) => (
  <ul className="pub-alerts__list">
    {alerts.map(({ _id, title, advice, beganAt, endsAt, isRunning, corrections }) => (
      <li key={_id}>
        <Link href={`/alerts/${_id}`}>{title}</Link>
        <p>{advice}</p>
        <Note>
          <Day at={beganAt} />
          {' to '}
          <Day at={endsAt} />
          {isRunning ? '' : ', ended'}
          {corrections.length > 0 ? ', corrected' : ''}
        </Note>
      </li>
    ))}
  </ul>
);

function Lists() {
  const { data, error, isFetching, refetch } = useAlerts();
  if (!data)
    return error ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {sentence(error, 'The alerts could not be fetched just now.')}
      </ErrorState>
    ) : (
      <Loading lines={4}>Loading alerts…</Loading>
    );
  const running = data.filter(({ isRunning }) => isRunning);
  const ended = data.filter(({ isRunning }) => !isRunning);
  return (
    <>
      <section className="ui-stack" aria-labelledby="alerts-now">
        <h2 id="alerts-now">Right now</h2>
        {running.length > 0 ? <Items alerts={running} /> : <p>No alert runs. The sea is calm.</p>}
      </section>
      {ended.length > 0 ? (
        <section className="ui-stack" aria-labelledby="alerts-before">
          <h2 id="alerts-before">Before</h2>
          <Items alerts={ended} />
        </section>
      ) : null}
    </>
  );
}

/** What is going around, and what was. */
export const Component = () => (
  <Page className="pub-page">
    <Head
      title="Alerts"
      description="What is going around right now, who is hit and what to do now, in plain words; and every alert before."
    />
    <PageHead
      title="Alerts"
      lede="What is going around right now, and what to do. Every page shows an alert while it runs."
    />
    <div className="pub-alerts">
      <Lists />
      <p>
        To follow them: <a href="/feeds/alerts.rss">RSS</a>, <a href="/feeds/alerts.atom">Atom</a> or{' '}
        <a href="/feeds/alerts.json">JSON feed</a>. In trouble already? <Link href="/help">Help now</Link>
      </p>
    </div>
  </Page>
);
