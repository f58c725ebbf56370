import { useSession } from '@cyberharbour/shared-api';
import { ButtonLink } from '@cyberharbour/shared-ui';

interface EditLinkProps {
  /** Who wrote it; `null` once that account was deleted. */
  owner: { _id: string } | null;
  href: string;
}

/** The way to the form, for those who may change this post: its author and administrators. */
export function EditLink({ owner, href }: EditLinkProps) {
  const { user } = useSession();
  if (!user || (user.role !== 'admin' && user._id !== owner?._id)) return null;
  return (
    <ButtonLink tone="quiet" size="sm" href={href}>
      Edit
    </ButtonLink>
  );
}
