import * as z from 'zod/mini';

export const IdParams = z.object({ id: z.string() });
