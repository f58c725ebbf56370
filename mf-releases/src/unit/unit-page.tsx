import type { ReleaseUnitAnswer } from '@cyberharbour/shared-api/contract';
import { Day, Link, ListHead, Loading, Note } from '@cyberharbour/shared-ui';
import { useParams } from 'react-router-dom';
import { useRelease } from '../api/releases';
import { Area } from '../area/area';
import { Badges } from '../area/badges';
import { Failed } from '../area/failed';
import { History } from '../history/history';
import { useMove } from '../moves/use-move';
import { Versions } from '../versions/versions';
import { Holds } from './holds';
import { Trial } from './trial';

const back = { href: '/releases', label: 'All releases' };

function Unit({ unit, versions, history }: Omit<ReleaseUnitAnswer, 'success'>) {
  const { name, live, owner, mayMove } = unit;
  const { begin, dialog } = useMove(unit);
  return (
    <Area
      title={name}
      back={back}
      lede={
        <>
          {live.current} since <Day at={live.at} withTime />
          {live.by ? `, by ${live.by}` : ''}
          {live.reason ? `: ${live.reason}` : ''}
        </>
      }
      head={<Badges live={live} />}
    >
      {mayMove ? (
        <Holds unit={unit} onMove={begin} />
      ) : (
        <Note>{`Only members of ${owner ? `team ${owner}` : 'its team'} move ${name}. You can read everything here.`}</Note>
      )}
      <Trial unit={unit} onMove={mayMove ? begin : undefined} />
      <section className="rel-section" aria-labelledby="rel-versions">
        <ListHead title="Versions" titleId="rel-versions">
          <Link href={`/releases/${name}/difference`}>Compare two versions</Link>
        </ListHead>
        <Versions unit={unit} versions={versions} onMove={mayMove ? begin : undefined} />
      </section>
      <section className="rel-section" aria-labelledby="rel-history">
        <ListHead title="History" titleId="rel-history">
          <Link href={`/admin/audit?kind=release&item=${name}`}>In the audit log</Link>
        </ListHead>
        <History steps={history} />
      </section>
      {dialog}
    </Area>
  );
}

/** One remote, or the shell: its state, its versions with their gates, its history, and its moves. */
export function Component() {
  const { name = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useRelease(name);
  if (data) return <Unit key={name} {...data} />;
  return (
    <Area title="Release" back={back}>
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {error ? (
        <Failed
          error={error}
          otherwise="Failed to load this release."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
    </Area>
  );
}
