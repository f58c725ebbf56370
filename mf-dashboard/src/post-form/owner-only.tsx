import { BackLink, Loading, Notice } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { useMember } from '../area/use-member';

interface OwnerOnlyProps {
  /** Who made it; `null` once that account was deleted. */
  owner: { _id: string; name: string } | null;
  /** What it is, and where it is read. */
  kind: 'blog' | 'campaign';
  href: string;
  children: ReactNode;
}

/**
 * The form for its author, and for administrators, who read whose it is. Anybody else who guesses the address reads why
 * there is none.
 */
export function OwnerOnly({ owner, kind, href, children }: OwnerOnlyProps) {
  const { known, member } = useMember();
  if (!known) return <Loading lines={6}>Loading…</Loading>;
  if (member && owner?._id === member._id) return children;
  if (member?.role === 'admin') {
    return (
      <>
        <Notice>
          <p>
            This {kind} is by {owner?.name ?? 'Unknown'}. That you edit it is written into the audit log.
          </p>
        </Notice>
        {children}
      </>
    );
  }
  return (
    <>
      <Notice tone="warn">
        <p>Only its author may edit this {kind}.</p>
      </Notice>
      <BackLink href={href}>Read the {kind}</BackLink>
    </>
  );
}
