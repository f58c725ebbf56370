import { ApiFailure } from '../core/failure';
import { changeEach, batchMessage } from './batch';

const refusal = (status: number, message: string) =>
  new ApiFailure(status, { message, code: 'X', errors: {}, retryAfter: undefined });
const several = (count: number) => `${count} blogs approved`;

describe('one change made to several items', () => {
  const refusing = (refused: Record<string, ApiFailure>) => async (item: string) => {
    await Promise.resolve();
    if (refused[item]) throw refused[item];
  };

  it('is reported with the product’s sentence for one, and with a count for more', async () => {
    expect(batchMessage(await changeEach(['a'], refusing({})), 'Blog approved', several)).toBe('Blog approved');
    expect(batchMessage(await changeEach(['a', 'b'], refusing({})), 'Blog approved', several)).toBe('2 blogs approved');
  });

  it('goes on after a refusal, and says what was refused and why', async () => {
    const result = await changeEach(['a', 'b', 'c'], refusing({ b: refusal(409, 'It is archived.') }));
    expect(batchMessage(result, 'Blog approved', several)).toBe('2 blogs approved, 1 not. It is archived.');
  });

  it('fails when nothing was done', async () => {
    await expect(changeEach(['a'], refusing({ a: refusal(409, 'It is archived.') }))).rejects.toThrow(
      'It is archived.',
    );
  });

  it('stops where the server cannot be reached', async () => {
    const asked: string[] = [];
    const result = await changeEach(['a', 'b', 'c'], (item) => {
      asked.push(item);
      return item === 'a' ? Promise.resolve() : Promise.reject(refusal(0, ''));
    });
    expect(asked).toEqual(['a', 'b']);
    expect(result).toEqual({ done: 1, refused: 2, why: '', answers: [undefined] });
  });
});
