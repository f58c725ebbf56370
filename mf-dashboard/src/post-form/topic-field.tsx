import { resourceCategories, type ResourceCategory } from '@cyberharbour/shared-api/contract';
import { Field, Select } from '@cyberharbour/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface TopicFieldProps {
  id: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
}

/** What the field holds as the wire wants it; what a draft of another release named is no topic any more. */
export const readTopic = (value: string): ResourceCategory | '' =>
  resourceCategories.find((category) => category === value) ?? '';

/** What a post is about: a topic of the library, for whoever reads or gets letters about that alone. */
export const TopicField = ({ id, input, error }: TopicFieldProps) => (
  <Field id={id} label="Topic (optional)" hint="Readers find it by this, and letters about it name it." error={error}>
    <Select {...input}>
      <option value="">No topic</option>
      {resourceCategories.map((category) => (
        <option key={category} value={category}>
          {category}
        </option>
      ))}
    </Select>
  </Field>
);
