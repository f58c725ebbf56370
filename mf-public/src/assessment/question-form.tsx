import { Button, FieldError, Note, Radio, SaveBar } from '@cyberharbour/shared-ui';
import { ErrorSummary } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { useState, type SubmitEvent } from 'react';
import type { Answer } from './question';
import type { AnyQuestion } from './questions';

interface QuestionFormProps {
  question: AnyQuestion;
  answer: Answer | undefined;
  /** Whether the answer comes from the home page's checklist. */
  isCarried: boolean;
  nextLabel: string;
  onAnswer: (answer: Answer) => void;
  onNext: () => void;
  onBack: () => void;
}

const message = 'Choose an answer. “Don’t know” is one too.';

/** One question. Give it a key, so that the next one starts without this one's error. */
export function QuestionForm({ question, answer, isCarried, nextLabel, onAnswer, onNext, onBack }: QuestionFormProps) {
  const id = useFieldIds();
  const [tries, setTries] = useState(0);
  const missing = tries > 0 && !answer;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (answer) onNext();
    else setTries(tries + 1);
  };
  return (
    <form className="pub-question" noValidate onSubmit={submit}>
      {/* A key for each try: whoever tries twice is led to the error twice. */}
      {missing ? <ErrorSummary key={tries} errors={[{ id: id('yes'), message }]} /> : null}
      <fieldset aria-describedby={missing ? `${id('hint')} ${id('error')}` : id('hint')}>
        <legend>
          <h1>{question.ask}</h1>
        </legend>
        <p id={id('hint')} className="pub-question__hint">
          {question.hint}
        </p>
        {isCarried ? <Note>From what you ticked on the home page. Change it if it is not the whole story.</Note> : null}
        {missing ? <FieldError id={id('error')}>{message}</FieldError> : null}
        <div className="pub-question__choices">
          {question.choices.map(({ value, label }) => (
            <Radio
              key={value}
              id={id(value)}
              name={question.id}
              value={value}
              label={label}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
          ))}
        </div>
      </fieldset>
      <SaveBar>
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit">{nextLabel}</Button>
      </SaveBar>
    </form>
  );
}
