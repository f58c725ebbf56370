import { Checkbox } from '@cyberharbour/shared-ui';
import type { Selection } from './use-selection';

/** The title of a row, with the box that ticks it. */
export const TitleTick = ({ id, title, selection }: { id: string; title: string; selection: Selection }) => (
  <Checkbox label={title} aria-label={`Select ${title}`} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
);
