import { alertInterval } from '@cyberharbour/shared-api/alerts';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

const Nothing: ComponentType = () => null;

/** Without its script the page goes on as it was: the next document has the alert. */
const LaterAlerts = lazy(() =>
  import(/* webpackChunkName: "later-alerts" */ './later-alerts').then(
    ({ LaterAlerts: Loaded }): { default: ComponentType } => ({ default: Loaded }),
    () => ({ default: Nothing }),
  ),
);

/** For pages that stay open: the document has the alerts that ran when it was opened. */
export function AlertNotice() {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), alertInterval);
    return () => clearTimeout(timer);
  }, []);
  return isLater ? (
    <Suspense>
      <LaterAlerts />
    </Suspense>
  ) : null;
}
