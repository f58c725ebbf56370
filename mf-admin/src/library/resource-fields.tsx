import {
  languageWords,
  levelWords,
  limits,
  resourceCategories,
  resourceLanguages,
  resourceLevels,
  type LibraryItem,
  type ResourceForm,
} from '@cyberharbour/shared-api/contract';
import { Button, ButtonLink, Field, Row, Select, TextArea, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary } from '@cyberharbour/shared-ui/error-summary';
import { RadioGroup } from '@cyberharbour/shared-ui/radio-group';
import { useState } from 'react';
import { useSaveResource } from '../api/library';
import { useFormFaults } from '../form-faults/use-form-faults';
import { AudienceBoxes } from './audience-boxes';
import { emptyForm, kindOf, toForm, toSend, type ResourceKind } from './fields';
import { GuideText } from './guide-text';

const kinds = [
  { value: 'link', label: 'A page of somebody else’s' },
  { value: 'guide', label: 'A guide of our own' },
] as const satisfies readonly { value: ResourceKind; label: string }[];

interface ResourceFieldsProps {
  /** Left out, a new one is added. */
  resource: LibraryItem | undefined;
  onDone: () => void;
}

/** The form of a resource. What is wrong with it the server says, at the fields; what was typed stays. */
export function ResourceFields({ resource, onDone }: ResourceFieldsProps) {
  const saving = useSaveResource();
  const faults = useFormFaults(saving.error, 'Failed to save the resource.');
  const wiring = (name: keyof ResourceForm) => faults.wiring(name);
  const [kind, setKind] = useState(kindOf(resource));
  const [form, setForm] = useState(resource ? toForm(resource) : emptyForm);
  const set = (change: Partial<ResourceForm>) => setForm((before) => ({ ...before, ...change }));
  return (
    <form
      noValidate
      className="adm-library__form ui-stack"
      aria-label={resource ? 'Change this resource' : 'Add a resource'}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate({ resource, form: toSend(form, kind) }, { onSuccess: onDone });
      }}
    >
      <ErrorSummary errors={faults.summary} />
      <RadioGroup label="What is it?" options={kinds} value={kind} onChange={setKind} />
      <Field label="Title" {...wiring('title')}>
        <TextInput value={form.title} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <Field label="What it is good for" hint="One or two sentences, on its card." {...wiring('description')}>
        <TextArea
          size="sm"
          rows={2}
          limit={limits.resourceDescription}
          value={form.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      {kind === 'link' ? (
        <Field label="Address" hint="It begins with https://" {...wiring('link')}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            value={form.link}
            onChange={({ target }) => set({ link: target.value })}
          />
        </Field>
      ) : (
        <GuideText {...wiring('content')} text={form.content} onChange={(content) => set({ content })} />
      )}
      <AudienceBoxes {...wiring('audiences')} value={form.audiences} onChange={(audiences) => set({ audiences })} />
      <div className="adm-library__choices">
        <Field label="Topic" {...wiring('category')}>
          <Select
            value={form.category}
            onChange={({ target }) => set({ category: target.value as ResourceForm['category'] })}
          >
            {resourceCategories.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label="Level" {...wiring('level')}>
          <Select value={form.level} onChange={({ target }) => set({ level: target.value as ResourceForm['level'] })}>
            {resourceLevels.map((each) => (
              <option key={each} value={each}>
                {levelWords[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Language" {...wiring('language')}>
          <Select
            value={form.language}
            onChange={({ target }) => set({ language: target.value as ResourceForm['language'] })}
          >
            {resourceLanguages.map((each) => (
              <option key={each} value={each}>
                {languageWords[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Minutes" {...wiring('minutes')}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.resourceMinutes}
            value={form.minutes || ''}
            onChange={({ target }) => set({ minutes: Number(target.value) })}
          />
        </Field>
        <Field label="Reviewed on" {...wiring('reviewedOn')}>
          <TextInput type="date" value={form.reviewedOn} onChange={({ target }) => set({ reviewedOn: target.value })} />
        </Field>
      </div>
      <Row>
        <Button type="submit" busy={saving.isPending}>
          {resource ? 'Save' : 'Add'}
        </Button>
        <ButtonLink tone="quiet" href="/admin/resources">
          Cancel
        </ButtonLink>
      </Row>
    </form>
  );
}
