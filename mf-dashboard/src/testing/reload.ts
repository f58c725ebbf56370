import { fakeApi, type Holdings } from '@cyberharbour/shared-api/testing';
import { act } from '@testing-library/react';
import { open } from './open';

/** Longer than the pause after which what was typed is written. */
const writing = 500;
export const keeping = () => act(() => new Promise((resolve) => setTimeout(resolve, writing)));

/** Closes a page without a word, and opens an address on the same device; the server then holds what is given. */
export async function reload(shown: { unmount: () => void }, url: string, holdings: Holdings) {
  await keeping();
  shown.unmount();
  const api = fakeApi(holdings);
  return { api, ...open(url) };
}
