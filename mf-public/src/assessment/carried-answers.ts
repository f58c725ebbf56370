import type { Answers } from './answers';
import type { AreaId } from './question';
import type { QuestionId } from './questions';

/** The questions that a tick of the home page's checklist answers with yes. */
const answered: Record<AreaId, readonly QuestionId[]> = {
  'two-step': ['email-two-step', 'bank-two-step'],
  updates: ['system-updates'],
  passwords: ['own-password'],
  backups: ['backup-apart', 'backup-tried'],
  money: ['ring-back'],
  people: ['who-to-tell'],
};

export const carriedAnswers = (ticked: readonly AreaId[]): Answers =>
  Object.fromEntries(ticked.flatMap((area) => answered[area].map((id) => [id, 'yes'])));
