import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../core/client';
import { ApiProvider } from '../core/provider';

/**
 * A page without screens: hooks under one client. `said` is what the page would say in toasts, a failure with `! `
 * before it, a warning with `? `; what is tried again is tried again at once.
 */
export function renderHooks() {
  const said: string[] = [];
  const client = createQueryClient({
    success: (text) => said.push(text),
    error: (text) => said.push(`! ${text}`),
    warn: (text) => said.push(`? ${text}`),
  });
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retryDelay: 1 },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const run = <Result,>(hook: () => Result) => renderHook(hook, { wrapper });
  return { said, client, wrapper, run, use: <Result,>(hook: () => Result) => run(hook).result };
}
