import type { Page } from '@playwright/test';

/** Calls that change something, as `POST /blogs`. */
export function recordChanges(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api(\/[^?]*)/.exec(request.url()) ?? [];
    if (path && !['GET', 'OPTIONS'].includes(request.method())) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
