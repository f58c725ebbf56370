import type { ComponentProps } from 'react';

/** A cell that stays one where rows are laid out as a grid: not every browser keeps the meaning of a table then. */
// eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- `td` is no control here
export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />;
