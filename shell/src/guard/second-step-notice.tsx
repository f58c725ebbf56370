import { useSession } from '@cyberharbour/shared-api';
import { Page, Link, Notice } from '@cyberharbour/shared-ui';
import { useState } from 'react';

const day = 86_400_000;

/** Over the console: in how many days it closes for an administrator without a second step. */
export function SecondStepNotice() {
  const { user } = useSession();
  const [now] = useState(() => Date.now());
  if (!user?.secondStepBy) return null;
  const days = Math.ceil((Date.parse(user.secondStepBy) - now) / day);
  return (
    <Page className="ui-console-notice">
      <Notice tone="warn">
        <p>
          The console closes for you {days > 1 ? `in ${days} days` : 'within a day'}: administrators need a second step.{' '}
          <Link href="/dashboard/details/security">Add one now</Link>
        </p>
      </Notice>
    </Page>
  );
}
