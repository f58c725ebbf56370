import { unitNamePattern } from '@cyberharbour/shared-api/release-contract';
import * as z from 'zod';

/** Says that something moved since whoever looks has looked last. */
const Stamp = z.object({
  /** Another one after every move. */
  id: z.string(),
  /** The unit of release that moved; none where keys changed. */
  unit: z.string().regex(unitNamePattern).optional(),
  /** The stamp before this one. */
  before: z.string().optional(),
});
export type Stamp = z.infer<typeof Stamp>;

/** A text of an earlier command is an id alone. */
export function readStamp(text: string): Stamp {
  if (!text.startsWith('{')) return { id: text };
  const json = z
    .string()
    .transform((one, context): unknown => {
      try {
        return JSON.parse(one);
      } catch {
        context.addIssue('It is no JSON.');
        return z.NEVER;
      }
    })
    .pipe(Stamp)
    .safeParse(text);
  return json.data ?? { id: text };
}
