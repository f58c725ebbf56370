import { CampaignForm, limits } from '@cyberharbour/shared-api/contract';
import {
  DateTimeInput,
  ErrorSummary,
  failuresOf,
  Field,
  Note,
  Stack,
  TextArea,
  TextInput,
} from '@cyberharbour/shared-ui';
import { Controller, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { AltField } from '../form/alt-field';
import { PictureInput } from '../form/picture-input';
import { pictureFault } from '../form/picture-rule';
import { TextCount } from '../form/text-count';
import { toWire } from './local-time';
import '../form/form.css';

/** Times are local, as the fields hold them. */
export interface CampaignFields {
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  image: File | null;
  imageAlt: string;
}

export const formOf = ({ title, description, startTime, endTime, imageAlt }: CampaignFields): CampaignForm => ({
  title,
  description,
  startTime: toWire(startTime),
  endTime: toWire(endTime),
  imageAlt,
});

/** @param missing what is said when there is no picture; without it, a picture may be left out */
export const readCampaign =
  (missing?: string): Resolver<CampaignFields> =>
  (fields) => {
    const errors: FieldErrors<CampaignFields> = {};
    for (const { path, message } of CampaignForm.safeParse(formOf(fields)).error?.issues ?? [])
      errors[String(path[0]) as 'title'] ??= { type: 'rule', message };
    const fault = fields.image ? pictureFault(fields.image) : missing;
    if (fault !== undefined) errors.image = { type: 'rule', message: fault };
    return Object.keys(errors).length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };

interface CampaignFieldsProps {
  form: UseFormReturn<CampaignFields>;
  idOf: (name: string) => string;
  currentUrl?: string | undefined;
}

/** Title, description, times and picture of a campaign, for a new one and for one that is changed. */
export function CampaignFieldset({ form, idOf, currentUrl }: CampaignFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <ErrorSummary errors={failuresOf(errors, idOf)} />
      <div className="dash-editor">
        <Stack>
          <Field
            id={idOf('title')}
            label="Title"
            hint="A small promise that many people can keep."
            error={errors.title?.message}
          >
            <TextInput {...form.register('title')} />
            <Note>
              <TextCount control={form.control} name="title" most={limits.title} />
            </Note>
          </Field>
          <Field
            id={idOf('description')}
            label="Description"
            hint="What people do, where, and what to bring."
            error={errors.description?.message}
          >
            <TextArea rows={10} {...form.register('description')} />
            <Note>
              <TextCount control={form.control} name="description" most={limits.text} />
            </Note>
          </Field>
          <div className="dash-pair">
            <Field id={idOf('startTime')} label="Start" hint="In your own time zone." error={errors.startTime?.message}>
              <DateTimeInput {...form.register('startTime')} />
            </Field>
            <Field id={idOf('endTime')} label="End" hint="After the start." error={errors.endTime?.message}>
              <DateTimeInput {...form.register('endTime')} />
            </Field>
          </div>
        </Stack>
        <Stack>
          <Controller
            control={form.control}
            name="image"
            render={({ field }) => (
              <PictureInput
                id={idOf('image')}
                label="Image"
                field={field}
                currentUrl={currentUrl}
                error={errors.image?.message}
              />
            )}
          />
          <AltField id={idOf('imageAlt')} input={form.register('imageAlt')} error={errors.imageAlt?.message} />
        </Stack>
      </div>
    </>
  );
}
