import type { Page } from '@playwright/test';

/** Calls that change something, as `POST /blogs`. */
export function recordChanges(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api(\/[^?]*)/.exec(request.url()) ?? [];
    // A preview asks how a text is drawn, and changes nothing.
    const isRead = ['GET', 'OPTIONS'].includes(request.method()) || path === '/formatted-text';
    if (path && !isRead) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
