import { Link } from '@cyberharbour/shared-ui';

interface AuthorLinkProps {
  author: { _id: string; name: string } | null;
}

/** Who wrote something, as a link to their page in the console; nobody once the account was deleted. */
export const AuthorLink = ({ author }: AuthorLinkProps) =>
  author ? (
    <Link dir="auto" href={`/admin/users/${author._id}`}>
      {author.name}
    </Link>
  ) : (
    'Unknown'
  );
