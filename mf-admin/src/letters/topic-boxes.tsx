import { type LetterTopic, letterTopics, topicWords } from '@cyberharbour/shared-api/contract';
import { Checkbox, FieldError } from '@cyberharbour/shared-ui';
import { useId } from 'react';

interface TopicBoxesProps {
  error: string | undefined;
  value: readonly LetterTopic[];
  onChange: (value: LetterTopic[]) => void;
}

/** What a letter is for: it goes to whoever chose one of these. */
export function TopicBoxes({ error, value, onChange }: TopicBoxesProps) {
  const errorId = useId();
  return (
    <fieldset className="ui-checks" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="ui-legend">For readers who chose</legend>
      {letterTopics.map((each) => (
        <Checkbox
          key={each}
          label={topicWords[each]}
          checked={value.includes(each)}
          onChange={({ target }) =>
            onChange(letterTopics.filter((one) => (one === each ? target.checked : value.includes(one))))
          }
        />
      ))}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
