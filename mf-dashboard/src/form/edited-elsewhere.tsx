import { ApiFailure } from '@cyberharbour/shared-api';
import { Link, Notice } from '@cyberharbour/shared-ui';

interface EditedElsewhereProps {
  /** How the update failed, if it did. */
  error: Error | null;
  /** Where the same is edited. */
  href: string;
}

/** Somebody was faster: what is stored now opens beside this page, so that nothing typed here has to go. */
export const EditedElsewhere = ({ error, href }: EditedElsewhereProps) =>
  error instanceof ApiFailure && error.code === 'EDITED_ELSEWHERE' ? (
    <Notice tone="warn">
      <p>
        What you typed is still here.{' '}
        <Link href={href} target="_blank">
          Open the stored version in a new tab
        </Link>{' '}
        and bring over what is missing there.
      </p>
    </Notice>
  ) : null;
