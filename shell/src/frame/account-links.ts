import { useSession } from '@cyberharbour/shared-api';
import type { NavItem } from '@cyberharbour/shared-ui';
import { useMemberLinks, useMenuLinks } from './menu';

/**
 * The frame's links for whoever is there. Until that is known, those of a visitor and those of a member are both there,
 * and frame.css chooses by what the document says of its session: so nothing moves later, and pages without script
 * offer the right ones.
 */
export function useAccountLinks(): NavItem[] {
  const { status } = useSession();
  const own = useMenuLinks('account');
  const ofMember = useMemberLinks('account');
  if (status === 'signedIn') return own;
  const ofVisitor: NavItem[] = [
    { href: '/login', label: 'Login' },
    { href: '/signup', label: 'Join' },
  ];
  if (status === 'signedOut') return ofVisitor;
  return [
    ...ofVisitor.map((link) => ({ ...link, className: 'ui-for-visitor' })),
    ...ofMember.map((link) => ({ ...link, className: 'ui-for-member' })),
  ];
}
