import { limit } from './time-limit';

it('gives what comes in time', async () => {
  await expect(limit(Promise.resolve('here'), 50)).resolves.toBe('here');
});

it('gives up on what hangs, since a hanging script reports nothing by itself', async () => {
  await expect(limit(new Promise(() => undefined), 20)).rejects.toThrow('No answer within 20 ms.');
});
