import type { ReleaseDifference } from '@cyberharbour/shared-api/contract';
import { Note } from '@cyberharbour/shared-ui';
import { Table } from '@cyberharbour/shared-ui/table';
import { Section } from '../area/section';
import { kilobytes } from '../words/moves-in-words';

interface PairsProps {
  label: string;
  pairs: readonly { name: string; before: string; after: string }[];
}

const Pairs = ({ label, pairs }: PairsProps) =>
  pairs.length === 0 ? (
    <Note>Nothing.</Note>
  ) : (
    <Table aria-label={label} className="rel-pairs">
      <thead>
        <tr>
          {['What', 'Before', 'After'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

const Names = ({ word, names }: { word: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <>
      <p>{`${word}:`}</p>
      <ul className="rel-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );

const change = ([before, after]: readonly [number, number]) => {
  const more = after - before;
  if (more === 0) return 'as before';
  return `${more > 0 ? '+' : '−'}${kilobytes(Math.abs(more))}`;
};

/** Routes, sizes, names and files, each with its own heading. */
export function Differences({ difference }: { difference: ReleaseDifference }) {
  const { routes, needs, scripts, styles, names, files } = difference;
  const sizes = [
    { name: 'Scripts', sizes: scripts },
    { name: 'Styles', sizes: styles },
  ].map(({ name, sizes: pair }) => ({
    name: `${name} (${change(pair)})`,
    before: kilobytes(pair[0]),
    after: kilobytes(pair[1]),
  }));
  const moved = [files.added, files.removed, files.changed].map(({ length }) => length);
  return (
    <>
      <Section title="Routes">
        <Pairs label="Routes" pairs={routes} />
      </Section>
      <Section title="Sizes">
        <Pairs label="Sizes" pairs={sizes} />
      </Section>
      <Section title="What it needs of the shell">
        <Pairs label="Needs" pairs={needs} />
      </Section>
      <Section title="Names">
        {names.added.length + names.removed.length === 0 ? <Note>Nothing.</Note> : null}
        <Names word="New" names={names.added} />
        <Names word="Gone" names={names.removed} />
      </Section>
      <Section title="Files">
        <Note>{`${moved[0]} added, ${moved[1]} removed, ${moved[2]} changed`}</Note>
        <details>
          <summary>Every file</summary>
          <Names word="Added" names={files.added} />
          <Names word="Removed" names={files.removed} />
          <Names word="Changed" names={files.changed} />
        </details>
      </Section>
    </>
  );
}
