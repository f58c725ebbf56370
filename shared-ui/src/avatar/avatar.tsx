import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './avatar.css';

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
};

/** A person's initials, where the name itself stands beside. */
export const Avatar = ({ name, className, ...rest }: ComponentProps<'span'> & { name: string }) => (
  <span aria-hidden="true" {...rest} className={classNames('ui-avatar', className)}>
    {initials(name)}
  </span>
);
