import { Notice } from '@cyberharbour/shared-ui';
import { timeInWords } from '@cyberharbour/shared-ui/time-in-words';
import { useLocation } from 'react-router-dom';
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

const titleIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'sent' in state && typeof state.sent === 'string' ? state.sent : null;

/** Says once, after a new post was sent, what happens next. */
export function JustSent() {
  const title = titleIn(useLocation().state);
  if (title === null) return null;
  return (
    <Notice tone="success" icon="tick" role="status">
      <p>
        <strong>“{title}” is with our moderators.</strong> <NextStep /> You get an email either way, and it shows here.
      </p>
    </Notice>
  );
}
