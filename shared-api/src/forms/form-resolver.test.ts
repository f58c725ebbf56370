import type { FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import * as z from 'zod/mini';
import { formResolver } from './form-resolver';

const schema = z.object({
  title: z.string().check(z.minLength(1, 'Give it a title.'), z.regex(/^[^<]*$/, 'No tags.')),
  content: z.pipe(
    z.string(),
    z.transform((text) => text.trim()),
  ),
  imageAlt: z.string().check(z.maxLength(5, 'Say it shorter.')),
});
const fields = { title: 'Spot the phish', content: ' Look twice. ', imageAlt: 'Bait' };
/** The resolver reads nothing of the form but its fields. */
const resolveWith = <Fields extends FieldValues>(resolver: Resolver<Fields>, values: Fields) =>
  resolver(values, undefined, {} as ResolverOptions<Fields>);
const messagesOf = ({ errors }: { errors: object }) =>
  Object.entries(errors as Record<string, { message: string }>).map(([name, { message }]) => [name, message]);

describe('formResolver', () => {
  it('passes on what the schema parsed', async () => {
    expect(await resolveWith(formResolver(schema), fields)).toEqual({
      values: { ...fields, content: 'Look twice.' },
      errors: {},
    });
  });

  it('passes on the fields themselves where they become another body', async () => {
    const resolver = formResolver<{ heading: string }>(schema, {
      bodyOf: ({ heading }) => ({ ...fields, title: heading }),
    });
    expect(await resolveWith(resolver, { heading: 'A' })).toEqual({ values: { heading: 'A' }, errors: {} });
    expect(messagesOf(await resolveWith(resolver, { heading: '' }))).toEqual([['title', 'Give it a title.']]);
  });

  it('reports the first message of each field, in the order of the fields', async () => {
    const twice = z.object({
      imageAlt: z.string().check(z.maxLength(1, 'Say it shorter.')),
      title: z.string().check(z.minLength(9, 'Too short.'), z.regex(/^[^<]*$/, 'No tags.')),
    });
    const found = await resolveWith(formResolver(twice), { title: '<b>', imageAlt: 'Bait' });
    expect(found.values).toEqual({});
    expect(messagesOf(found)).toEqual([
      ['title', 'Too short.'],
      ['imageAlt', 'Say it shorter.'],
    ]);
  });

  it('adds the messages of what the schema does not know, and leaves out what is in order', async () => {
    const resolver = formResolver<typeof fields & { image: null }>(schema, {
      check: () => ({ image: 'Choose a picture.', title: undefined }),
    });
    const found = await resolveWith(resolver, { ...fields, image: null });
    expect(messagesOf(found)).toEqual([['image', 'Choose a picture.']]);
  });

  it('says what is checked beside the schema rather than what the schema says of the same field', async () => {
    const resolver = formResolver<typeof fields>(schema, { check: () => ({ title: 'Taken.' }) });
    expect(messagesOf(await resolveWith(resolver, { ...fields, title: '' }))).toEqual([['title', 'Taken.']]);
  });
});
