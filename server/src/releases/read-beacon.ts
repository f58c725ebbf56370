import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

/** Reads what a tab sent as plain text. Throws 400 with the sentence where it is no such JSON. */
export function readBeacon<Shape extends z.ZodMiniType>(shape: Shape, text: string, failed: string): z.infer<Shape> {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'INVALID', failed);
  }
  const { data } = z.safeParse(shape, sent);
  if (data === undefined) throw new HttpError(400, 'INVALID', failed);
  return data;
}
