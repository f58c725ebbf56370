/** @jest-environment node */
import { ApiFailure } from './failure';
import { createQueryClient } from './client';
import { fetchState, restoreState } from './rendered-state';

const silent = { success: () => undefined, error: () => undefined, warn: () => undefined };
const failing = (status: number, code: string) => ({
  queryKey: ['blogs', code],
  queryFn: () => Promise.reject(new ApiFailure(status, { message: 'x', code, errors: {}, retryAfter: undefined })),
});

it.each([
  [404, 'NOT_FOUND', 404],
  [404, 'GONE', 410],
  [410, 'GONE', 410],
])('an item that the API answers with %s %s makes a page of status %s', async (status, code, page) => {
  expect((await fetchState(createQueryClient(silent), [failing(status, code)], 400)).status).toBe(page);
});

it('what came with a page is fresh when the page came, whatever the clock of the server says', async () => {
  for (const away of [-120_000, 120_000]) {
    const query = { queryKey: ['blogs'], queryFn: () => Promise.resolve('a blog') };
    const { state } = await fetchState(createQueryClient(silent), [query], 400);
    for (const each of state.queries) each.state.dataUpdatedAt += away;
    const client = createQueryClient(silent);
    const began = Date.now();
    restoreState(client, state);
    const { dataUpdatedAt = 0 } = client.getQueryState(query.queryKey) ?? {};
    expect(dataUpdatedAt).toBeGreaterThanOrEqual(began);
    expect(dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  }
});
