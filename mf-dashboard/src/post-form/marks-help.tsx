import { Note } from '@cyberharbour/shared-ui';

/** What may be written in a text beside its words. */
export const MarksHelp = () => (
  <Note>
    At the beginning of a line, <code>## </code> makes a heading, <code>- </code> a point, <code>1. </code> a step and{' '}
    <code>&gt; </code> a quote. Anywhere, <code>*word*</code> is emphasis, <code>**word**</code> strong, and{' '}
    <code>[words](https://…)</code> a link, which shows where it leads.
  </Note>
);
