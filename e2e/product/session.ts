import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { admin, type Product } from './product.ts';
import { watch } from './test.ts';

export interface Session {
  page: Page;
  /** A call to the API with this person's session. @throws when it is refused */
  call: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, data?: object) => Promise<Record<string, never>>;
}

/** A browser of somebody of their own, signed in: the administrator, or a new member. */
export async function openSession(
  browser: Browser,
  product: Product,
  faults: string[],
  who: 'admin' | { name: string; email: string } = 'admin',
  options: BrowserContextOptions = {},
): Promise<Session> {
  const context = await browser.newContext({ baseURL: product.web, ...options });
  const page = await context.newPage();
  watch(page, faults);
  const call: Session['call'] = async (method, path, data) => {
    const answer = await context.request.fetch(`${product.api}/api${path}`, {
      method,
      headers: { origin: product.web },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
    return (await answer.json()) as Record<string, never>;
  };
  if (who === 'admin') await call('POST', '/auth/login', admin);
  else await call('POST', '/auth/register', { ...who, password: 'seven gulls on a rail', role: 'general' });
  return { page, call };
}

/** Ids of a list of the console by what they are called. */
export async function listIds({ call }: Session, kind: 'users' | 'blogs' | 'campaigns'): Promise<Map<string, string>> {
  const items = (await call('GET', `/admin/${kind}?limit=100`))[kind] as unknown as {
    _id: string;
    title?: string;
    name?: string;
  }[];
  return new Map(items.map(({ _id, title, name }) => [title ?? name ?? '', _id]));
}
