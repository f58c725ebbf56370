import * as z from 'zod';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Where a build comes from, as whoever made it says. */
export const Origin = z.strictObject({
  /** Only where everything that went in was committed. */
  commit: z
    .string()
    .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/)
    .optional(),
  /** What ran the build: the address of a pipeline's run, or `by hand`. */
  builder: z.string().max(300),
  /** Version of Node. */
  node: z.string().max(40),
  /** What went in, each with the sha256 of its bytes: the lockfile, and the sources of each package. */
  inputs: z.record(z.string(), Sha256),
});
export type Origin = z.infer<typeof Origin>;
