import { classNames } from '../class-names';
import { Link, type LinkProps } from '../link';
import type { ButtonLook } from './button';
import './button.css';

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** Goes somewhere, looks like a button. */
export const ButtonLink = ({ tone, size, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={classNames('ui-button', className)} data-tone={tone} data-size={size} />
);
