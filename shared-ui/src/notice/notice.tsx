import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import './notice.css';

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'info' | 'warn' | 'danger' | 'success' | undefined;
  icon?: IconName;
}

/** Something worth knowing here, said quietly. */
export const Notice = ({ tone, icon = 'alert', className, children, ...rest }: NoticeProps) => (
  <div {...rest} className={classNames('ui-notice', className)} data-tone={tone}>
    <Icon name={icon} />
    <div>{children}</div>
  </div>
);
