import * as z from 'zod/mini';

/**
 * The text type of everything that people send: other shapes of text are made of it. NUL is no character of any text,
 * and PostgreSQL refuses to store it, so it is left out before any other rule looks.
 */
export const text = (error?: string) =>
  z.string(error).check(z.overwrite((value: string) => value.replaceAll('\u0000', '')));

/** Words that have to be there, without blanks around them. */
export const words = (missing: string, most: number) =>
  text(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(most, `At most ${most.toLocaleString('en-AU')} characters.`),
  );
