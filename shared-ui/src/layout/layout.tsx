import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './layout.css';

/** The column that everything on a page lines up with. */
export const Page = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('ui-page', className)} />
);

export const Stack = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('ui-stack', className)} />
);

export const Row = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('ui-row', className)} />
);

/** Equal columns, as many as fit: for cards. */
export const Grid = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('ui-grid', className)} />
);

/** Search and filters above a list, with a rule below them. */
export const Tools = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('ui-tools', className)} />
);

/** What ends a form: a note at the start, the buttons at the end. */
export const SaveBar = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('ui-savebar', className)} />
);
