import { BlogForm, limits } from '@cyberharbour/shared-api/contract';
import { Field, Note, Stack, TextArea, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { Controller, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { AltField } from '../form/alt-field';
import { PictureInput } from '../form/picture-input';
import { pictureFault } from '../form/picture-rule';
import { TextCount } from '../form/text-count';
import { BlogPreview } from './blog-preview';
import '../form/form.css';

export interface BlogFields {
  title: string;
  content: string;
  image: File | null;
  imageAlt: string;
}

/** @param missing what is said when there is no picture; without it, a picture may be left out */
export const readBlog =
  (missing?: string): Resolver<BlogFields> =>
  (fields) => {
    const errors: FieldErrors<BlogFields> = {};
    for (const { path, message } of BlogForm.safeParse(fields).error?.issues ?? [])
      errors[String(path[0]) as 'title'] ??= { type: 'rule', message };
    const fault = fields.image ? pictureFault(fields.image) : missing;
    if (fault !== undefined) errors.image = { type: 'rule', message: fault };
    return Object.keys(errors).length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };

interface BlogFieldsProps {
  form: UseFormReturn<BlogFields>;
  idOf: (name: string) => string;
  currentUrl?: string | undefined;
  /** When it was first posted; a new one will be, today. */
  createdAt?: string;
}

/** Title, content and picture of a blog, for a new one and for one that is changed. */
export function BlogFieldset({ form, idOf, currentUrl, createdAt }: BlogFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <ErrorSummary errors={failuresOf(errors, idOf)} />
      <div className="dash-editor">
        <Stack>
          <Field
            id={idOf('title')}
            label="Title"
            hint="Say it the way you would at the counter."
            error={errors.title?.message}
          >
            <TextInput {...form.register('title')} />
            <Note>
              <TextCount control={form.control} name="title" most={limits.title} />
            </Note>
          </Field>
          <Field
            id={idOf('content')}
            label="Content"
            hint="A new line starts a new paragraph. Leave out names and account numbers."
            error={errors.content?.message}
          >
            <TextArea rows={14} {...form.register('content')} />
            <Note>
              <TextCount control={form.control} name="content" most={limits.text} withTime />
            </Note>
          </Field>
        </Stack>
        <Stack>
          <Controller
            control={form.control}
            name="image"
            render={({ field }) => (
              <PictureInput
                id={idOf('image')}
                label="Cover Image"
                field={field}
                currentUrl={currentUrl}
                error={errors.image?.message}
              />
            )}
          />
          <AltField id={idOf('imageAlt')} input={form.register('imageAlt')} error={errors.imageAlt?.message} />
          <BlogPreview control={form.control} currentUrl={currentUrl} createdAt={createdAt} />
        </Stack>
      </div>
    </>
  );
}
