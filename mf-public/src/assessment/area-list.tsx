import type { Answers } from './answers';
import { areaScores } from './area-scores';
import { changeOf } from './change-of';
import { areas } from './question';
import { describeScore } from './scoring';

interface AreaListProps {
  answers: Answers;
  before: Answers | undefined;
}

export function AreaList({ answers, before }: AreaListProps) {
  const earlier = new Map(before && areaScores(before).map(({ area, score }) => [area, score]));
  return (
    <section aria-labelledby="areas" className="ui-stack">
      <h2 id="areas">Area by area, the weakest first</h2>
      <ol role="list" className="pub-areas">
        {areaScores(answers).map(({ area, score }) => {
          const then = earlier.get(area);
          return (
            <li key={area}>
              <h3>{areas[area]}</h3>
              <p>
                <strong>{score}</strong> of 100: {describeScore(score)}
                {then === undefined ? null : `, ${changeOf(score, then)}`}
              </p>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className="pub-areas__whole" width="100" height="4" />
                <rect className="pub-areas__score" width={score} height="4" />
              </svg>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
