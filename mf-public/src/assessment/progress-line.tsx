import { useId } from 'react';

interface ProgressLineProps {
  at: number;
  of: number;
  topic: string;
}

/** Stays while the questions change, so that a screen reader says the new number. */
export function ProgressLine({ at, of, topic }: ProgressLineProps) {
  const id = useId();
  return (
    <div className="pub-progress">
      <p id={id} role="status">
        Question {at} of {of}: {topic}
      </p>
      <progress aria-labelledby={id} value={at - 1} max={of} />
    </div>
  );
}
