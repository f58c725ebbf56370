import type { Answers } from './answers';
import { areaIds, type AreaId } from './question';
import { questions } from './questions';
import { scoreOf } from './scoring';

export interface AreaScore {
  area: AreaId;
  score: number;
}

/** The weakest first; equals stay in the order of the checklist. */
export const areaScores = (answers: Answers): AreaScore[] =>
  areaIds
    .map((area) => ({
      area,
      score: scoreOf(
        answers,
        questions.filter((question) => question.area === area),
      ),
    }))
    .sort((a, b) => a.score - b.score);
