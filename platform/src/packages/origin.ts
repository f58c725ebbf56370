import * as z from 'zod';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** One line of what terminals print as it is: others read it who did not write it. */
const Line = z
  .string()
  .max(300)
  .regex(/^[!-~]+(?: [!-~]+)*$/);

/** Where a build comes from, as whoever made it says. */
export const Origin = z.strictObject({
  /** Only where everything that went in was committed. */
  commit: z
    .string()
    .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/)
    .optional(),
  /** What ran the build: the address of a pipeline's run, or `by hand`. */
  builder: Line,
  /** Version of Node. */
  node: Line,
  /** What went in, each with the sha256 of its bytes: the lockfile, and the sources of each package. */
  inputs: z.record(Line, Sha256),
});
export type Origin = z.infer<typeof Origin>;
