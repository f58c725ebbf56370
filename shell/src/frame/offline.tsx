import { useOnline } from '@cyberharbour/shared-api';
import { Icon } from '@cyberharbour/shared-ui';
import { useEffect, useState } from 'react';
import './offline.css';

/** How long the notice of a return stays, in milliseconds. */
const returnNotice = 5000;

/**
 * Announces that the device is offline, and that it is online again. The live region is always present, since screen
 * readers often miss one that appears with its text.
 */
export function Offline() {
  const online = useOnline();
  const [wasOnline, setWasOnline] = useState(online);
  const [isBack, setIsBack] = useState(false);
  if (wasOnline !== online) {
    setWasOnline(online);
    setIsBack(online);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), returnNotice);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <div role="status" className="ui-offline" data-on={!online || undefined}>
      {online ? null : (
        <p>
          <Icon name="alert" />
          <span>We can&rsquo;t reach the harbour office: this device is offline. Nothing is sent by itself.</span>
        </p>
      )}
      {online && isBack ? (
        <p>
          <Icon name="tick" />
          <span>You are online again. What was not sent has to be sent once more.</span>
        </p>
      ) : null}
    </div>
  );
}
