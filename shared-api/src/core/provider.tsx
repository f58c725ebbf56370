import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { followTabs } from './session';

/** Everything that a hook of this package needs above it; the session is that of all tabs. */
export function ApiProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => followTabs(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
