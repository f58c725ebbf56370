import { limits } from '@cyberharbour/shared-api/contract';
import { DateTimeInput, Field, Note, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { Controller, useWatch, type Control, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { AltField } from '../pictures/alt-field';
import { PictureInput } from '../pictures/picture-input';
import type { PostFields, PostKind, PostTypes } from './post-kind';
import { GrowingText } from './growing-text';
import { MarksHelp } from './marks-help';
import { PostPreview } from './post-preview';
import { PublishField } from './publish-field';
import { TextCount } from './text-count';
import { TopicField } from './topic-field';
import { WriteAndPreview } from './write-and-preview';
import './post-form.css';

interface PostFieldsetProps<Of extends PostTypes> {
  kind: PostKind<Of>;
  form: UseFormReturn<Of['fields']>;
  idOf: (name: string) => string;
  /** The post that is edited. */
  post: Of['post'] | undefined;
}

/** The fields of a post (title, text, times where its kind has them, picture) and how it will be read. */
export function PostFieldset<Of extends PostTypes>({ kind, form, idOf, post }: PostFieldsetProps<Of>) {
  const { titleHint, text, times = [], extras, picture } = kind;
  const { control, formState, register } = form;
  const errorOf = (name: string) => form.getFieldState(name as Path<Of['fields']>, formState).error?.message;
  const of = (name: keyof Of['fields'] & string) => ({ id: idOf(name), error: errorOf(name) });
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
  const write = (
    <>
      <Field {...of('title')} label="Title" hint={titleHint}>
        <TextInput {...register('title' as Path<Of['fields']>)} />
        {count('title', limits.title)}
      </Field>
      <Field {...of(text.name)} label={text.label} hint={text.hint}>
        <GrowingText control={control} rows={text.rows} {...register(text.name)} />
        {count(text.name, limits.text, text.withTime)}
        <MarksHelp />
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
      {extras ? <extras.Fields control={control} idOf={idOf} errorOf={errorOf} /> : null}
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
      <TopicField {...of('topic')} input={register('topic' as Path<Of['fields']>)} />
      <PublishField {...of('publishAt')} input={register('publishAt' as Path<Of['fields']>)} />
    </>
  );
  return (
    <>
      <ErrorSummary errors={failuresOf(formState.errors as Parameters<typeof failuresOf>[0], idOf)} />
      <WriteAndPreview
        label={`Your ${kind.name}`}
        faults={Object.keys(formState.errors).length > 0 ? formState.submitCount : 0}
        write={write}
        preview={<PostPreview kind={kind} control={control} currentUrl={currentUrl} createdAt={post?.createdAt} />}
      />
    </>
  );
}
