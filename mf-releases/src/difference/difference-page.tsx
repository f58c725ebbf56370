import { Note } from '@cyberharbour/shared-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useDifference, useRelease } from '../api/releases';
import { Area } from '../area/area';
import { QueryState } from '../area/query-state';
import { ChooseVersions } from './choose-versions';
import { Differences } from './differences';
import './difference.css';

/** What is different between two versions; without any in the address, from the one before to the live one. */
export function Component() {
  const { name = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const unit = useRelease(name);
  const difference = useDifference(name, params.get('from') ?? undefined, params.get('to') ?? undefined);
  const { data } = difference;
  const versions = unit.data?.versions.map(({ version }) => version) ?? [];
  return (
    <Area title={`What is different in ${name}`} back={{ href: `/releases/${name}`, label: name }}>
      {data ? (
        <ChooseVersions
          versions={versions}
          from={data.from}
          to={data.to}
          onChoose={(chosen) => setParams(chosen, { replace: true })}
        />
      ) : null}
      <QueryState query={difference} otherwise="The versions could not be compared." lines={6} />
      {data ? (
        data.from === data.to ? (
          <Note>Choose two versions to compare.</Note>
        ) : (
          <Differences difference={data} />
        )
      ) : null}
    </Area>
  );
}
