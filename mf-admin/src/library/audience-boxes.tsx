import { audienceWords, resourceAudiences, type ResourceAudience } from '@cyberharbour/shared-api/contract';
import { Checkbox, FieldError } from '@cyberharbour/shared-ui';

interface AudienceBoxesProps {
  /** Of the first box: what an error summary links to. */
  id: string;
  error: string | undefined;
  value: readonly ResourceAudience[];
  onChange: (value: ResourceAudience[]) => void;
}

/** Whom a resource is for, in the words by which readers choose. */
export const AudienceBoxes = ({ id, error, value, onChange }: AudienceBoxesProps) => (
  <fieldset className="ui-checks" aria-describedby={error === undefined ? undefined : `${id}-error`}>
    <legend className="ui-legend">For readers who look after</legend>
    {resourceAudiences.map((each, place) => (
      <Checkbox
        key={each}
        id={place === 0 ? id : undefined}
        label={audienceWords[each]}
        checked={value.includes(each)}
        onChange={({ target }) =>
          onChange(resourceAudiences.filter((one) => (one === each ? target.checked : value.includes(one))))
        }
      />
    ))}
    {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
);
