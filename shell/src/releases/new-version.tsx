import { Button } from '@cyberharbour/shared-ui';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReleaseWatch } from './release-watch';
import './new-version.css';

/**
 * Announces a release that came after this page. The live region is always present, since screen readers often miss
 * one that appears with its text.
 */
export function NewVersion({ watch }: { watch: ReleaseWatch }) {
  const release = useSyncExternalStore(watch.subscribe, watch.newRelease, () => undefined);
  const [declined, setDeclined] = useState<string>();
  const { pathname, search } = useLocation();
  return (
    <div role="status" className="ui-new-version">
      {release === undefined || release === declined ? null : (
        <div className="ui-new-version__note">
          <p>
            A new version of CyberHarbour is here. It comes with the next page you open.{' '}
            <a href={pathname + search}>Load it now</a>
          </p>
          <Button tone="quiet" onClick={() => setDeclined(release)}>
            Not now
          </Button>
        </div>
      )}
    </div>
  );
}
