import { useSession } from '@cyberharbour/shared-api';
import { ButtonLink, type ButtonLinkProps } from '@cyberharbour/shared-ui';

/**
 * The way in: to an account for a visitor, to the dashboard for a member. Until it is known who is there, both are, and
 * the shell's frame.css chooses by what the document says of its session, without script too.
 */
export function JoinLink(look: Pick<ButtonLinkProps, 'size' | 'tone'>) {
  const { status } = useSession();
  const isKnown = status === 'signedIn' || status === 'signedOut';
  return (
    <>
      {status !== 'signedIn' && (
        <ButtonLink {...look} className={isKnown ? undefined : 'ui-for-visitor'} href="/signup">
          Join CyberHarbour
        </ButtonLink>
      )}
      {status !== 'signedOut' && (
        <ButtonLink {...look} className={isKnown ? undefined : 'ui-for-member'} href="/dashboard">
          Go to your dashboard
        </ButtonLink>
      )}
    </>
  );
}
