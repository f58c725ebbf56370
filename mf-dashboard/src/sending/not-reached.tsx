import { isUnreachable } from '@cyberharbour/shared-api';
import { Notice } from '@cyberharbour/shared-ui';

interface NotReachedProps {
  /** How sending failed, if it did. */
  error: Error | null;
  /** What was typed is on this device. */
  isSaved: boolean;
}

/** The line or the server is gone: what became of what was typed, and what to do. Nothing is sent by itself later. */
export const NotReached = ({ error, isSaved }: NotReachedProps) =>
  isUnreachable(error) ? (
    <Notice tone="warn">
      <p>
        We can&rsquo;t reach the harbour office.{' '}
        {isSaved
          ? 'Your draft is safe on this device.'
          : 'This device could not keep your draft, so leave this page open.'}{' '}
        Press the button again once you are back online.
      </p>
    </Notice>
  ) : null;
