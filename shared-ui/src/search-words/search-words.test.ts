import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './index';

describe('useSearchText', () => {
  const onSearch = jest.fn((words: string | undefined) => words);
  const open = (q?: string) =>
    renderHook(({ current }: { current: string | undefined }) => useSearchText(current, onSearch), {
      initialProps: { current: q },
    });
  const rest = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
    onSearch.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('shows what is searched for, and searches for nothing by itself', () => {
    const { result } = open('phish');
    rest(1000);
    expect(result.current.text).toBe('phish');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('follows the keys at once, and searches once they rest for 300 milliseconds', () => {
    const { result } = open();
    act(() => result.current.type('ph'));
    rest(299);
    act(() => result.current.type('phish'));
    expect(result.current.text).toBe('phish');
    rest(299);
    expect(onSearch).not.toHaveBeenCalled();
    rest(1);
    expect(onSearch.mock.calls).toEqual([['phish']]);
  });

  it('searches for the trimmed words, and leaves the spaces in the field', () => {
    const { result, rerender } = open();
    act(() => result.current.type(' phish '));
    rest(300);
    expect(onSearch.mock.calls).toEqual([['phish']]);
    rerender({ current: 'phish' });
    expect(result.current.text).toBe(' phish ');
  });

  it('searches for no words where the field is emptied', () => {
    const { result } = open('phish');
    act(() => result.current.type('  '));
    rest(300);
    expect(onSearch.mock.calls).toEqual([[undefined]]);
  });

  it('does not search again for the same words', () => {
    const { result } = open('phish');
    act(() => result.current.type('phish '));
    rest(300);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('keeps what is typed while the search for its beginning is still on its way', () => {
    const { result, rerender } = open();
    act(() => result.current.type('p'));
    rest(300);
    act(() => result.current.type('pa'));
    rerender({ current: 'p' });
    expect(result.current.text).toBe('pa');
    rest(300);
    expect(onSearch.mock.calls).toEqual([['p'], ['pa']]);
    rerender({ current: 'pa' });
    // Back.
    rerender({ current: 'p' });
    expect(result.current.text).toBe('p');
  });

  it('follows what is searched for where that changes by itself', () => {
    const { result, rerender } = open('phish');
    act(() => result.current.type('router'));
    rest(300);
    rerender({ current: 'router' });
    rerender({ current: 'phish' });
    expect(result.current.text).toBe('phish');
    rest(1000);
    expect(onSearch.mock.calls).toEqual([['router']]);
  });

  it('searches for nothing after the field is gone', () => {
    const { result, unmount } = open();
    act(() => result.current.type('phish'));
    unmount();
    rest(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
