import { limits } from '@cyberharbour/shared-api/contract';
import { DateTimeInput, Field, Note, Stack, TextArea, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { Controller, useWatch, type Control, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { AltField } from '../pictures/alt-field';
import { PictureInput } from '../pictures/picture-input';
import type { PostFields, PostKind, PostTypes } from './post-kind';
import { TextCount } from './text-count';
import './post-form.css';

interface PostFieldsetProps<Of extends PostTypes> {
  kind: PostKind<Of>;
  form: UseFormReturn<Of['fields']>;
  idOf: (name: string) => string;
  /** The post that is edited. */
  post: Of['post'] | undefined;
}

/** The fields of a post: title, text, times where its kind has them, picture. */
export function PostFieldset<Of extends PostTypes>({
  kind: { titleHint, text, times = [], picture, Preview },
  form,
  idOf,
  post,
}: PostFieldsetProps<Of>) {
  const { control, formState, register } = form;
  const of = (name: keyof Of['fields'] & string) => ({
    id: idOf(name),
    error: form.getFieldState(name as Path<Of['fields']>, formState).error?.message,
  });
  const count = (name: keyof Of['fields'] & string, most: number, withTime = false) => (
    <Note>
      <TextCount control={control} name={name as Path<Of['fields']>} most={most} withTime={withTime} />
    </Note>
  );
  const pictureControl = control as unknown as Control<PostFields>;
  const focus = useWatch({ control: pictureControl, name: 'imageFocus' });
  const setFocusPoint = (point: string) =>
    form.setValue('imageFocus' as Path<Of['fields']>, point as PathValue<Of['fields'], Path<Of['fields']>>);
  const currentUrl = post?.imageUrl ?? undefined;
  return (
    <>
      <ErrorSummary errors={failuresOf(formState.errors as Parameters<typeof failuresOf>[0], idOf)} />
      <div className="dash-editor">
        <Stack>
          <Field {...of('title')} label="Title" hint={titleHint}>
            <TextInput {...register('title' as Path<Of['fields']>)} />
            {count('title', limits.title)}
          </Field>
          <Field {...of(text.name)} label={text.label} hint={text.hint}>
            <TextArea rows={text.rows} {...register(text.name)} />
            {count(text.name, limits.text, text.withTime)}
          </Field>
          {times.length > 0 ? (
            <div className="dash-pair">
              {times.map(({ name, label, hint }) => (
                <Field key={name} {...of(name)} label={label} hint={hint}>
                  <DateTimeInput {...register(name)} />
                </Field>
              ))}
            </div>
          ) : null}
        </Stack>
        <Stack>
          <Controller
            control={pictureControl}
            name="image"
            render={({ field }) => (
              <PictureInput
                {...of('image')}
                label={picture.label}
                field={field}
                currentUrl={currentUrl}
                focus={{ value: focus, onChange: setFocusPoint }}
              />
            )}
          />
          <AltField {...of('imageAlt')} input={register('imageAlt' as Path<Of['fields']>)} />
          {Preview ? <Preview control={control} currentUrl={currentUrl} createdAt={post?.createdAt} /> : null}
        </Stack>
      </div>
    </>
  );
}
