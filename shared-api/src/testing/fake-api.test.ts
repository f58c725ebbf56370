import * as z from 'zod/mini';
import { http } from '../core/http';
import { blog, fakeApi } from './index';

const answer = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => JSON.stringify(error instanceof z.core.$ZodError ? error.issues : String(error)),
  );

it('an answer that the contract does not allow is refused, and says what is wrong with it', async () => {
  fakeApi({ blogs: [blog({ status: 'approved', author: 'Tom' as never })] });
  expect(await answer(http.get('/blogs'))).toMatch(/invalid_type.*author/);
  expect(await answer(http.get('/blogs/b1'))).toMatch(/invalid_type.*author/);
});

it('a call that the API does not have is refused by name', async () => {
  fakeApi({});
  expect(await answer(http.get('/blogs/b1/likes'))).toMatch('The API has no GET /blogs/b1/likes.');
});
