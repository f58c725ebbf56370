import { useSession } from '@cyberharbour/shared-api';
import { Button, Page, Link, Notice, Row } from '@cyberharbour/shared-ui';
import { useState } from 'react';

const day = 86_400_000;

/** Until the page is loaded anew: every screen of the console draws a notice of its own. */
let isLater = false;

/** Over the console: in how many days it closes for an administrator without a second step. */
export function SecondStepNotice() {
  const { user } = useSession();
  const [now] = useState(() => Date.now());
  const [isHidden, setHidden] = useState(isLater);
  if (!user?.secondStepBy || isHidden) return null;
  const days = Math.ceil((Date.parse(user.secondStepBy) - now) / day);
  return (
    <Page className="ui-console-notice">
      <Notice tone="warn">
        <Row>
          <p>
            The console closes for you {days > 1 ? `in ${days} days` : 'within a day'}: administrators need a second
            step. <Link href="/dashboard/details/security">Add one now</Link>
          </p>
          <Button
            tone="quiet"
            size="sm"
            onClick={() => {
              isLater = true;
              setHidden(true);
            }}
          >
            Later
          </Button>
        </Row>
      </Notice>
    </Page>
  );
}
