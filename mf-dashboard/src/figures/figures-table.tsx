import { campaignSteps, type StepCounts } from '@cyberharbour/shared-api/contract';
import { Table } from '@cyberharbour/shared-ui/table';
import type { ReactNode } from 'react';
import { countWords, stepWords } from './step-words';

interface FiguresTableProps {
  labelledBy: string;
  /** Heads the first column. */
  name: string;
  rows: readonly { key: string; title: ReactNode; counts: StepCounts }[];
}

/** Every step of every row. */
export const FiguresTable = ({ labelledBy, name, rows }: FiguresTableProps) => (
  <Table wide className="dash-figures" aria-labelledby={labelledBy}>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {campaignSteps.map((step) => (
          <th key={step} scope="col" data-num="">
            {stepWords[step]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, title, counts }) => (
        <tr key={key}>
          <th scope="row">{title}</th>
          {campaignSteps.map((step) => (
            <td key={step} data-num="">
              {countWords(counts[step] ?? null)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
