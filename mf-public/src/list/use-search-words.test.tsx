import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useSearchWords } from './use-search-words';

it('narrows by a second choice before the first one is on the screen', () => {
  const { result } = renderHook(() => ({ words: useSearchWords(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>,
  });
  act(() => {
    result.current.words.narrow('q', 'tides');
    result.current.words.narrow('type', 'expired');
  });
  expect(result.current.search).toBe('?q=tides&type=expired');
});
