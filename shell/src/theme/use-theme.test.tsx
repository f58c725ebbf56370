/**
 * @jest-environment-options {"url": "https://cyberharbour.example/"}
 */
import { act, renderHook } from '@testing-library/react';
import { useTheme } from './use-theme';

it('over https the cookie is Secure and named for this host alone', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  const { result } = renderHook(() => useTheme());
  act(() => result.current[1]('dark'));
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^__Host-theme=dark; path=\/; .*; secure$/));
  expect(result.current[0]).toBe('dark');
});
