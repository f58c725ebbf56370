import { inWords } from './in-words';

/** How long a button waits yet; says nothing once it is ready. Not announced: it changes every second. */
export const ReadyIn = ({ left }: { left: number }) =>
  left > 0 ? <span className="ui-note">{`ready in ${inWords(left)}`}</span> : null;
