import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { compose } from './compose';
import type { Topic } from './scenes';
import './cover.css';

export interface DrawnCoverProps extends ComponentProps<'span'> {
  title: string;
  topic?: Topic;
  /** A narrow window on the subject, without flags: for rows. */
  thumb?: boolean;
}

/**
 * The cover of something that has no picture: drawn from its topic, and the flags spell its title. Put it into a
 * `CoverImage`.
 */
export function DrawnCover({ title, topic = 'Community', thumb = false, className, ...rest }: DrawnCoverProps) {
  const { scene, subject, flags, flagsHeight, side } = compose(title, topic);
  const start = thumb ? Math.round(Math.max(0, Math.min(400, subject - 120))) : 0;
  return (
    <span aria-hidden="true" {...rest} className={classNames('art-cover', className)}>
      <svg
        className="art-cover__scene"
        viewBox={`${start} 0 ${thumb ? 240 : 640} 360`}
        preserveAspectRatio="xMidYMid slice"
        focusable="false"
      >
        {scene}
      </svg>
      {thumb ? null : (
        <svg className="art-cover__hoist" data-side={side} viewBox={`0 0 42 ${flagsHeight}`} focusable="false">
          {flags}
        </svg>
      )}
    </span>
  );
}
