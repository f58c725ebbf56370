import type { Alert } from '@cyberharbour/shared-api/contract';
import { Day, Link, Note, Notice } from '@cyberharbour/shared-ui';
import { useParams } from 'react-router-dom';
import { useAlert } from '../api/alerts';
import { Head } from '../head/head';
import { ItemPage } from '../item-page/item-page';
import './alerts.css';

const Sheet = ({ alert }: { alert: Alert }) => (
  <article className="pub-alerts pub-alerts__sheet">
    <Head title={alert.title} description={alert.advice} />
    <h1>{alert.title}</h1>
    <Note>
      {alert.isRunning ? 'Runs from ' : 'Ran from '}
      <Day at={alert.beganAt} withTime />
      {' to '}
      <Day at={alert.endsAt} withTime />
    </Note>
    {alert.corrections.length > 0 ? (
      <Notice tone="warn">
        <ul aria-label="Corrections" className="pub-alerts__list">
          {alert.corrections.map(({ at, text }) => (
            <li key={at}>
              <strong>Corrected</strong> <Day at={at} withTime />: {text}
            </li>
          ))}
        </ul>
      </Notice>
    ) : null}
    <section className="ui-stack" aria-labelledby="alert-advice">
      <h2 id="alert-advice">What to do now</h2>
      <p className="pub-alerts__words">{alert.advice}</p>
      {alert.link ? (
        <p>
          <Link href={alert.link.href}>{alert.link.title}</Link>
        </p>
      ) : null}
    </section>
    <section className="ui-stack" aria-labelledby="alert-happened">
      <h2 id="alert-happened">What happened</h2>
      <p className="pub-alerts__words">{alert.happened}</p>
    </section>
    <section className="ui-stack" aria-labelledby="alert-affected">
      <h2 id="alert-affected">Who is hit</h2>
      <p className="pub-alerts__words">{alert.affected}</p>
    </section>
  </article>
);

/** One alert, with what was corrected since. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <ItemPage
      name="alert"
      list="/alerts"
      read={useAlert(id)}
      missing="There is no alert with this address."
      failed="The alert could not be fetched just now."
    >
      {(alert) => <Sheet alert={alert} />}
    </ItemPage>
  );
}
