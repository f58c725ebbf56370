import { leastShown, type CampaignFigures } from '@cyberharbour/shared-api/contract';
import { sentence } from '@cyberharbour/shared-api';
import { BackLink, Day, ErrorState, Link, ListHead, Loading, Note, PageHead } from '@cyberharbour/shared-ui';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { StatTile, StatTiles } from '@cyberharbour/shared-ui/stat-tiles';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { useFigures } from '../api/campaign-counts';
import { Area } from '../area/area';
import { FiguresTable } from './figures-table';
import { countWords, sourceWords, stepWords } from './step-words';
import { WeekChart } from './week-chart';
import './figures.css';

const tiles = ['seen', 'joined', 'done', 'still-30', 'passed-on'] as const;

function Figures({ figures: { total, goal, weeks, sources } }: { figures: CampaignFigures }) {
  const id = useId();
  return (
    <>
      <StatTiles>
        {tiles.map((step) => (
          <StatTile
            key={step}
            label={stepWords[step]}
            value={countWords(total[step] ?? null)}
            note={step === 'joined' && goal !== null ? `Goal: ${formatNumber(goal)}` : undefined}
          />
        ))}
      </StatTiles>
      <Note>
        Numbers, never names. From 1 to {leastShown - 1} are not shown, nor what would give them away.{' '}
        <Link href="/how-we-count">How we count</Link>
      </Note>
      <section className="dash-weeks" aria-labelledby={`${id}-weeks`}>
        <ListHead title="Week by week" titleId={`${id}-weeks`} />
        <WeekChart weeks={weeks} />
        <Note>Dark bars joined, striped bars did it.</Note>
        <FiguresTable
          labelledBy={`${id}-weeks`}
          name="Seven days to"
          rows={weeks.toReversed().map(({ to, counts }) => ({
            key: to,
            title: <Day at={`${to}T00:00:00.000Z`} />,
            counts,
          }))}
        />
      </section>
      <section aria-labelledby={`${id}-sources`}>
        <ListHead title="How people came" titleId={`${id}-sources`} />
        {sources.length === 0 ? (
          <Note>Nobody has been here yet.</Note>
        ) : (
          <FiguresTable
            labelledBy={`${id}-sources`}
            name="By"
            rows={sources.map(({ source, counts }) => ({ key: source, title: sourceWords(source), counts }))}
          />
        )}
      </section>
    </>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useFigures(id);
  return (
    <Area>
      <PageHead
        title="What became of it"
        lede={data ? `Campaign “${data.title}”` : undefined}
        back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>}
      />
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {data ? <Figures figures={data} /> : null}
      {!data && !isPending ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {sentence(error, 'Failed to load the figures.')}
        </ErrorState>
      ) : null}
    </Area>
  );
}
