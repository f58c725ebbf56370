import type { Page } from '@playwright/test';

/**
 * A preview asks how a text is drawn, and a draft goes to its member’s other devices:
 * neither is a change that somebody asked for.
 */
const unsent = ['/formatted-text', '/user/draft'];

/** Calls that change something, as `POST /blogs`. */
export function recordChanges(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api(\/[^?]*)/.exec(request.url()) ?? [];
    const isRead = ['GET', 'OPTIONS'].includes(request.method()) || unsent.includes(path ?? '');
    if (path && !isRead) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
