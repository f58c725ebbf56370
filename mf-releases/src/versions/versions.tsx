import type { ReleaseUnit, ReleaseVersion } from '@cyberharbour/shared-api/contract';
import { Note } from '@cyberharbour/shared-ui';
import { Table } from '@cyberharbour/shared-ui/table';
import type { BeginMove } from '../moves/use-move';
import { VersionRow } from './version-row';
import '../area/rows.css';
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
    <div className="rel-table rel-versions">
      <Table aria-label="Versions" role="table">
        <thead>
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <VersionRow key={version.version} unit={unit} version={version} onMove={onMove} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
