import { ApiProvider, type createQueryClient } from '@cyberharbour/shared-api';
import { LinkProvider, type LinkProps } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** The design system's links, made of the router's. */
export const RouterLinks = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
);

interface ProvidersProps {
  client: ReturnType<typeof createQueryClient>;
  children: ReactNode;
}

/** What every screen may rely on, in the shell and in a remote that runs alone. */
export const Providers = ({ client, children }: ProvidersProps) => (
  <ApiProvider client={client}>
    <RouterLinks>{children}</RouterLinks>
  </ApiProvider>
);
