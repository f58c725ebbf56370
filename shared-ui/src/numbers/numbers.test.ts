import { formatCount, formatNumber, formatUpTo } from './index';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12345, '12,345'],
  [1234567, '1,234,567'],
])('%i is written %s', (count, words) => expect(formatNumber(count)).toBe(words));

it.each([
  [9999, '9,999'],
  [10000, '10,000+'],
  [12345, '12,345'],
])('%i, counted up to 10,000 at times, is written %s', (count, words) => expect(formatUpTo(count, 10000)).toBe(words));

it('says one of what is counted, and many of it', () => {
  expect(formatCount(1, 'blog')).toBe('1 blog');
  expect(formatCount(0, 'blog')).toBe('0 blogs');
  expect(formatCount(1200, 'person', 'people')).toBe('1,200 people');
});
