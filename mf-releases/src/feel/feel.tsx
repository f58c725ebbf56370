import type { FeelMeasure, ReleaseUnit, ReleaseVersion } from '@cyberharbour/shared-api/contract';
import { Note } from '@cyberharbour/shared-ui';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { Table } from '@cyberharbour/shared-ui/table';
import { Section } from '../area/section';
import './feel.css';

const number = new Intl.NumberFormat('en-AU');
const milliseconds = (value: number) =>
  value < 1000 ? `${number.format(value)} ms` : `${(value / 1000).toFixed(1)} s`;

const measures: Record<FeelMeasure, { label: string; write: (value: number) => string }> = {
  lcp: { label: 'Largest part painted (LCP)', write: milliseconds },
  inp: { label: 'Answer to a press (INP)', write: milliseconds },
  cls: { label: 'Layout shift (CLS)', write: (value) => (value / 1000).toFixed(2) },
  blocked: { label: 'Blocked by long tasks', write: milliseconds },
  errors: { label: 'Errors in a page view', write: (value) => number.format(value) },
  failedLoads: { label: 'Failed loads in a page view', write: (value) => number.format(value) },
};

/** The version on trial, the live one and the one before, as far as they are stored. */
function listCompared({ trial, current, previous }: ReleaseUnit['live'], versions: readonly ReleaseVersion[]) {
  return [
    [trial?.version, 'on trial'],
    [current, 'live'],
    [previous, 'before'],
  ].flatMap(([name, standing]) => {
    const found = versions.find(({ version }) => version === name);
    return found && standing !== undefined && standing !== null ? [{ ...found, standing }] : [];
  });
}

interface FeelProps {
  unit: ReleaseUnit;
  versions: readonly ReleaseVersion[];
}

/** How the versions that visitors get felt to three of four of them. */
export function Feel({ unit, versions }: FeelProps) {
  const compared = listCompared(unit.live, versions);
  const isMeasured = compared.some(({ feel }) => feel !== undefined);
  return (
    <Section title="What people feel">
      {isMeasured ? (
        <>
          <Note>Three of four page views of the last four weeks were at least as good as this.</Note>
          <Table aria-label="What people feel" className="rel-feel">
            <thead>
              <tr>
                <th scope="col">Measure</th>
                {compared.map(({ version, standing }) => (
                  <th key={version} scope="col" data-num>
                    {`${version}, ${standing}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(Object.keys(measures) as FeelMeasure[]).map((measure) => (
                <tr key={measure}>
                  <th scope="row">{measures[measure].label}</th>
                  {compared.map(({ version, feel }) => {
                    const value = feel?.[measure] ?? null;
                    return (
                      <td key={version} data-num>
                        {value === null ? 'not measured' : measures[measure].write(value)}
                      </td>
                    );
                  })}
                </tr>
              ))}
              <tr>
                <th scope="row">Page views</th>
                {compared.map(({ version, feel }) => (
                  <td key={version} data-num>
                    {formatNumber(feel?.views ?? 0)}
                  </td>
                ))}
              </tr>
            </tbody>
          </Table>
        </>
      ) : (
        <Note>No page view of these versions has reported yet. A page reports when it is left.</Note>
      )}
    </Section>
  );
}
