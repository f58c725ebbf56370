import { ApiFailure } from '../core/failure';
import { doEach, told } from './several';

const refusal = (status: number, message: string) =>
  new ApiFailure(status, { message, code: 'X', errors: {}, retryAfter: undefined });
const several = (count: number) => `${count} blogs approved`;

describe('one deed done to several items', () => {
  const refusing = (refused: Record<string, ApiFailure>) => async (item: string) => {
    await Promise.resolve();
    if (refused[item]) throw refused[item];
  };

  it('is told with the product’s sentence for one, and with a count for more', async () => {
    expect(told(await doEach(['a'], refusing({})), 'Blog approved', several)).toBe('Blog approved');
    expect(told(await doEach(['a', 'b'], refusing({})), 'Blog approved', several)).toBe('2 blogs approved');
  });

  it('goes on after a refusal, and says what was refused and why', async () => {
    const outcome = await doEach(['a', 'b', 'c'], refusing({ b: refusal(409, 'It is archived.') }));
    expect(told(outcome, 'Blog approved', several)).toBe('2 blogs approved, 1 not. It is archived.');
  });

  it('fails when nothing was done', async () => {
    await expect(doEach(['a'], refusing({ a: refusal(409, 'It is archived.') }))).rejects.toThrow('It is archived.');
  });

  it('stops where the server cannot be reached', async () => {
    const asked: string[] = [];
    const outcome = await doEach(['a', 'b', 'c'], (item) => {
      asked.push(item);
      return item === 'a' ? Promise.resolve() : Promise.reject(refusal(0, ''));
    });
    expect(asked).toEqual(['a', 'b']);
    expect(outcome).toEqual({ done: 1, refused: 2, why: '' });
  });
});
