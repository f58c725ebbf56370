import { useOnline } from '@cyberharbour/shared-api';
import { Icon } from '@cyberharbour/shared-ui';
import { useEffect, useState } from 'react';
import './offline.css';

/** How long the return of the line is told, in milliseconds. */
const told = 5000;

/** Tells that the device has no line, and that it has one again. The region is always there, since one that comes with its words is often not read out. */
export function Offline() {
  const online = useOnline();
  const [was, setWas] = useState(online);
  const [isBack, setIsBack] = useState(false);
  if (was !== online) {
    setWas(online);
    setIsBack(online);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), told);
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
