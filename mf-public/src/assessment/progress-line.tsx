import { Progress } from '@cyberharbour/shared-ui/progress';

interface ProgressLineProps {
  at: number;
  of: number;
  topic: string;
}

/** Stays while the questions change, so that a screen reader says the new number. */
export const ProgressLine = ({ at, of, topic }: ProgressLineProps) => (
  <Progress
    className="pub-progress"
    label={
      <span role="status">
        Question {at} of {of}: {topic}
      </span>
    }
    value={at - 1}
    max={of}
  />
);
