import { minutesToRead } from './index';

const words = (count: number) => Array.from({ length: count }, () => 'phish').join(' ');

describe('minutesToRead', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [299, 1],
    [300, 2],
    [500, 3],
    [1000, 5],
  ])('%i words take %i minutes', (count, minutes) => expect(minutesToRead(words(count))).toBe(minutes));

  it('is nothing for white space alone', () => expect(minutesToRead(' \n\t ')).toBe(0));

  it('counts words over several lines', () => {
    const text = Array.from({ length: 400 }, () => 'phish').join('\n\n');
    expect(minutesToRead(text)).toBe(2);
  });
});
