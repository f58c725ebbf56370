import { Radio } from '@cyberharbour/shared-ui';
import { useId } from 'react';
import type { Side } from './use-conflict';
import { VersionShown } from './version-shown';

interface FieldVersionsProps {
  label: string;
  mine: unknown;
  theirs: unknown;
  isPicture: boolean;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field, as it is here and as it is stored. */
export function FieldVersions({ label, mine, theirs, isPicture, side, onChoose }: FieldVersionsProps) {
  const name = useId();
  const versions = [
    { of: 'mine', title: 'Mine', value: mine },
    { of: 'theirs', title: 'Stored now', value: theirs },
  ] as const;
  return (
    <fieldset className="dash-versions">
      <legend className="ui-legend">{label}</legend>
      {versions.map(({ of, title, value }) => (
        <div key={of} className="dash-version" data-chosen={of === side || undefined}>
          <Radio name={name} label={title} checked={of === side} onChange={() => onChoose(of)} />
          <VersionShown title={`${label}, ${title.toLowerCase()}`} value={value} isPicture={isPicture} />
        </div>
      ))}
    </fieldset>
  );
}
