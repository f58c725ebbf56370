import type { Action } from './action';
import { backupsActions } from './actions/backups';
import { moneyActions } from './actions/money';
import { passwordsActions } from './actions/passwords';
import { peopleActions } from './actions/people';
import { programsActions } from './actions/programs';
import { twoStepActions } from './actions/two-step';
import { updatesActions } from './actions/updates';
import type { QuestionId } from './questions';

/** What to do where a question was not answered with yes. Apart from the questions, as only a result needs them. */
export const actions: Record<QuestionId, Action> = {
  ...twoStepActions,
  ...updatesActions,
  ...programsActions,
  ...passwordsActions,
  ...backupsActions,
  ...moneyActions,
  ...peopleActions,
};
