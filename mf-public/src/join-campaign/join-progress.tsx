import { leastShown, type CampaignProgress } from '@cyberharbour/shared-api/contract';
import { formatCount, formatNumber } from '@cyberharbour/shared-ui/numbers';
import { Progress } from '@cyberharbour/shared-ui/progress';

const people = (count: number) => formatCount(count, 'person', 'people');

const few = `Fewer than ${formatNumber(leastShown)} people`;

/** `joined` of null are a few, whose number is not shown. */
function joinedInWords(joined: number | null, isOver: boolean): string {
  if (joined === null) return `${few} have joined${isOver ? '' : ' so far'}.`;
  if (joined === 0) return isOver ? 'Nobody joined it here.' : 'Nobody has joined here yet. Be the first.';
  return `${people(joined)} joined${isOver ? '' : ' so far'}.`;
}

const also = (count: number | null | undefined, what: string) => (count ? ` ${formatNumber(count)} ${what}.` : '');

interface JoinProgressProps {
  progress: CampaignProgress | undefined;
  goal: number | null;
  isOver: boolean;
}

/** How far a campaign is, honestly; its line is reserved until the numbers are here. */
export function JoinProgress({ progress, goal, isOver }: JoinProgressProps) {
  const words = progress
    ? `${joinedInWords(progress.joined, isOver)}${also(progress.done, 'did it')}${also(progress.stillOn, 'are still at it after 30 days')}`
    : ' ';
  return (
    <div className="pub-join-in__progress">
      {goal === null ? null : (
        <Progress
          label={`The goal: ${people(goal)}`}
          max={goal}
          value={Math.min(goal, progress?.joined ?? 0)}
          aria-valuetext={progress ? joinedInWords(progress.joined, isOver) : undefined}
        />
      )}
      <p role="status">{words}</p>
    </div>
  );
}
