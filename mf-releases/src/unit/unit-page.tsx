import type { ReleaseUnitAnswer } from '@cyberharbour/shared-api/contract';
import { Day, Link, Note } from '@cyberharbour/shared-ui';
import { useParams } from 'react-router-dom';
import { useRelease } from '../api/releases';
import { Area } from '../area/area';
import { Badges } from '../area/badges';
import { Section } from '../area/section';
import { QueryState } from '../area/query-state';
import { Feel } from '../feel/feel';
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
      <Feel unit={unit} versions={versions} />
      <Section title="Versions" link={<Link href={`/releases/${name}/difference`}>Compare two versions</Link>}>
        <Versions unit={unit} versions={versions} onMove={mayMove ? begin : undefined} />
      </Section>
      <Section title="History" link={<Link href={`/admin/audit?kind=release&item=${name}`}>In the audit log</Link>}>
        <History steps={history} />
      </Section>
      {dialog}
    </Area>
  );
}

/** One remote, or the shell: its state, its versions with their gates, its history, and its moves. */
export function Component() {
  const { name = '' } = useParams();
  const release = useRelease(name);
  if (release.data) return <Unit key={name} {...release.data} />;
  return (
    <Area title="Release" back={back}>
      <QueryState query={release} otherwise="Failed to load this release." lines={6} />
    </Area>
  );
}
