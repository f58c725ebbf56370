import type { Route } from '@playwright/test';

/** The call is never answered. */
export const never = () => new Promise<never>(() => undefined);

/** The call is answered as by a server that failed, to a page of any origin. */
export const fail = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { success: false, message: '', code: 'INTERNAL' },
    headers: {
      'access-control-allow-origin': route.request().headers()['origin'] ?? '',
      'access-control-allow-credentials': 'true',
    },
  });
