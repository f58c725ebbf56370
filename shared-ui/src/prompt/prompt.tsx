import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './prompt.css';

export interface PromptProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  drawing?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** An offer that can be left alone. */
export function Prompt({ title, drawing, action, className, children, ...rest }: PromptProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...rest}
      className={classNames('ui-prompt', className)}
      data-drawing={drawing ? '' : undefined}
    >
      {drawing}
      <div>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      {action}
    </section>
  );
}
