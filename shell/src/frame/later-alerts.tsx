import { useRunningAlerts } from '@cyberharbour/shared-api/alerts';
import type { Alert } from '@cyberharbour/shared-api/contract';
import { Link, Notice, Page } from '@cyberharbour/shared-ui';
import { useEffect, useState } from 'react';

/** As the document names it: another one after every correction. */
const nameOf = ({ _id, updatedAt }: Alert) => `${_id}.${Date.parse(updatedAt)}`;

const findBanners = () => [...document.querySelectorAll<HTMLElement>('[data-alert]')];

/** Alerts that started or were corrected since the document was made; what ended meanwhile leaves it. */
export function LaterAlerts() {
  const { data } = useRunningAlerts();
  const [drawn] = useState(() => new Set(findBanners().map(({ dataset }) => dataset['alert'])));
  useEffect(() => {
    if (!data) return;
    const running = new Set(data.map(nameOf));
    for (const banner of findBanners()) if (!running.has(banner.dataset['alert'] ?? '')) banner.remove();
    const region = document.querySelector('.alerts');
    if (region?.childElementCount === 0) region.remove();
  }, [data]);
  const later = data?.filter((alert) => !drawn.has(nameOf(alert))) ?? [];
  if (later.length === 0) return null;
  return (
    <Page className="ui-account-notice">
      {later.map((alert) => (
        <Notice key={nameOf(alert)} tone="warn" role="alert">
          <p>
            <strong>Alert: {alert.title}</strong>
          </p>
          <p>{alert.advice}</p>
          <p>
            <Link href={`/alerts/${alert._id}`}>What happened, and who is hit</Link>
          </p>
        </Notice>
      ))}
    </Page>
  );
}
