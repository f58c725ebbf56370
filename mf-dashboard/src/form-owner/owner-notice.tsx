import { Link, Notice } from '@cyberharbour/shared-ui';
import { useEffect, useRef } from 'react';
import type { Ownership } from './form-owner';

/** Says whose form this is once somebody else is signed in, and takes the focus when it was not sent. */
export function OwnerNotice({ owner, other, refusals }: Pick<Ownership, 'owner' | 'other' | 'refusals'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (!owner || !other) return null;
  return (
    <Notice ref={box} tabIndex={-1} tone="danger" role="alert">
      <p>
        <strong>{`${owner.name} began this form, and ${other.name} is signed in now, so nothing is sent.`}</strong> What
        was typed stays here.{' '}
        <Link href="/login" target="_blank">
          Log in as {owner.name} in a new tab
        </Link>
        , then send it from here. Or <Link href="/dashboard">go to the dashboard of {other.name}</Link>.
      </p>
    </Notice>
  );
}
