import { BackLink, Loading, Note, Page, PageHead } from '@cyberharbour/shared-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useDifference, useRelease } from '../api/releases';
import { Failed } from '../area/failed';
import { ChooseVersions } from './choose-versions';
import { Differences } from './differences';
import './difference.css';

/** What is different between two versions; without any in the address, from the one before to the live one. */
export function Component() {
  const { name = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const unit = useRelease(name);
  const { data, error, isPending, isFetching, refetch } = useDifference(
    name,
    params.get('from') ?? undefined,
    params.get('to') ?? undefined,
  );
  const versions = unit.data?.versions.map(({ version }) => version) ?? [];
  return (
    <Page className="rel-area">
      <PageHead
        title={`What is different in ${name}`}
        back={<BackLink href={`/releases/${name}`}>← {name}</BackLink>}
      />
      {data ? (
        <ChooseVersions
          versions={versions}
          from={data.from}
          to={data.to}
          onChoose={(chosen) => setParams(chosen, { replace: true })}
        />
      ) : null}
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {error ? (
        <Failed
          error={error}
          otherwise="The versions could not be compared."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && !error ? (
        data.from === data.to ? (
          <Note>Choose two versions to compare.</Note>
        ) : (
          <Differences difference={data} />
        )
      ) : null}
    </Page>
  );
}
