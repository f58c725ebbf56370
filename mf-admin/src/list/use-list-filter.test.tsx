import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListFilter } from './use-list-filter';

it('takes a second change before the first one is on the screen', () => {
  const { result } = renderHook(() => ({ filter: useListFilter(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>,
  });
  act(() => {
    result.current.filter.set({ q: 'tides' });
    result.current.filter.set({ status: 'pending' });
  });
  expect(result.current.search).toBe('?q=tides&status=pending');
  act(() => result.current.filter.set({ q: undefined }));
  expect(result.current.search).toBe('?status=pending');
});
