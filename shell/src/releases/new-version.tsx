import { Button } from '@cyberharbour/shared-ui';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Newer } from './newer';
import './new-version.css';

/** Said once and quietly, when a release came after this page. The region is always there, since one that comes with its words is often not read out. */
export function NewVersion({ newer }: { newer: Newer }) {
  const offered = useSyncExternalStore(newer.subscribe, newer.offered);
  const [declined, setDeclined] = useState<string>();
  const { pathname, search } = useLocation();
  return (
    <div role="status" className="ui-new-version">
      {offered === undefined || offered === declined ? null : (
        <div className="ui-new-version__note">
          <p>
            A new version of CyberHarbour is here. It comes with the next page you open.{' '}
            <a href={pathname + search}>Load it now</a>
          </p>
          <Button tone="quiet" onClick={() => setDeclined(offered)}>
            Not now
          </Button>
        </div>
      )}
    </div>
  );
}
