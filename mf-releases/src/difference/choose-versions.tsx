import { Field, Select } from '@cyberharbour/shared-ui';

interface ChooseVersionsProps {
  versions: readonly string[];
  from: string;
  to: string;
  onChoose: (chosen: { from: string; to: string }) => void;
}

/** The two versions that are compared. */
export function ChooseVersions({ versions, from, to, onChoose }: ChooseVersionsProps) {
  // One that is stored no more may still be in the address.
  const options = [...new Set([...versions, from, to])];
  const select = (label: string, value: string, choose: (version: string) => void) => (
    <Field label={label}>
      <Select value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </Select>
    </Field>
  );
  return (
    <div className="rel-choose">
      {select('From', from, (version) => onChoose({ from: version, to }))}
      {select('To', to, (version) => onChoose({ from, to: version }))}
    </div>
  );
}
