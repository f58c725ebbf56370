import type { ReleaseUnit, ReleaseVersion } from '@cyberharbour/shared-api/contract';
import { Note } from '@cyberharbour/shared-ui';
import { Rows } from '../area/rows';
import type { BeginMove } from '../moves/use-move';
import { VersionRow } from './version-row';
import './versions.css';

interface VersionsProps {
  unit: ReleaseUnit;
  versions: readonly ReleaseVersion[];
  /** None for whoever only reads. */
  onMove: BeginMove | undefined;
}

const columns = ['Version', 'Published', 'Weight', 'Health', 'Moves'];

/** Every stored version, newest first. */
export function Versions({ unit, versions, onMove }: VersionsProps) {
  if (versions.length === 0) return <Note>No version is stored.</Note>;
  return (
    <Rows label="Versions" columns={columns} className="rel-versions">
      {versions.map((version) => (
        <VersionRow key={version.version} unit={unit} version={version} onMove={onMove} />
      ))}
    </Rows>
  );
}
