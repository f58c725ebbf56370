import type { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createQueryClient, type Notify } from '../core/client';
import { ApiProvider } from '../core/provider';

export interface Notice {
  kind: keyof Notify;
  text: string;
}

interface Options {
  /** What the host gives around every screen beside the API: links, for example. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/** The screen as it is drawn, and what stands behind it. */
interface Opened extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  notices: Notice[];
  client: QueryClient;
}

/**
 * Opens a path as a visitor would, with real routes and hooks; `notices` are the toasts so far. Put `fakeApi` in
 * place first.
 */
export function renderRoute(
  routes: RouteObject[],
  url: string,
  { wrapper: Wrapper = ({ children }) => children }: Options = {},
): Opened {
  const notices: Notice[] = [];
  const say = (kind: keyof Notify) => (text: string) => void notices.push({ kind, text });
  const client = createQueryClient({ success: say('success'), error: say('error'), warn: say('warn') });
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retry: false },
  });
  const elsewhere: RouteObject = { path: '*', element: <p>Another page</p> };
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: [...routes, elsewhere] }], {
    initialEntries: [url],
  });
  const shown = render(
    <ApiProvider client={client}>
      <Wrapper>
        <RouterProvider router={router} />
      </Wrapper>
    </ApiProvider>,
  );
  return { ...shown, router, notices, client };
}
