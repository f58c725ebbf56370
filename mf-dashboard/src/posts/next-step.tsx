import { timeInWords } from '@cyberharbour/shared-ui/time-in-words';
import { useMedianHours } from '../api/decision-time';

/** What becomes of a post that is sent, and how long it takes where that is known. */
export function NextStep() {
  const hours = useMedianHours();
  const often = hours === undefined ? '' : ` Lately, half of all posts were decided within ${timeInWords(hours)}.`;
  return <>A moderator reads it before everybody else does.{often}</>;
}

/** Of the page that a form leads to: the post that was just sent. */
export interface SentState {
  sent: string;
}
