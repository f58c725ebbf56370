import { useEffect } from 'react';
import type { Answers } from './answers';
import { numberOf, totalFor, type Audience } from './audience';
import { now } from './now';
import { ProgressLine } from './progress-line';
import { areas, type Answer } from './question';
import { QuestionForm } from './question-form';
import { fetchResult } from './result-later';
import { choicesOf, questions, type AnyQuestion } from './questions';

interface QuestionsStepProps {
  audience: Audience;
  at: number;
  nowAnswer: Answer | undefined;
  answers: Answers;
  /** What the ticks of the home page say, for questions that have no answer yet. */
  carried: Answers;
  /** For the first question, which is not saved, the id is its own. */
  onAnswer: (id: string, answer: Answer) => void;
  onNext: () => void;
  onBack: () => void;
}

function questionAt(at: number): AnyQuestion {
  const question = questions[at - 1];
  return question
    ? {
        id: question.id,
        topic: areas[question.area],
        ask: question.ask,
        hint: question.hint,
        choices: choicesOf(question),
      }
    : now;
}

export function QuestionsStep({
  audience,
  at,
  nowAnswer,
  answers,
  carried,
  onAnswer,
  onNext,
  onBack,
}: QuestionsStepProps) {
  const current = questionAt(at);
  const total = totalFor(audience);
  const number = numberOf(at, audience);
  useEffect(fetchResult, []);
  return (
    <>
      <title>{`Question ${number} of ${total} · Full assessment · CyberHarbour`}</title>
      <ProgressLine at={number} of={total} topic={current.topic} />
      <QuestionForm
        key={current.id}
        question={current}
        answer={current === now ? nowAnswer : (answers[current.id] ?? carried[current.id])}
        isCarried={!answers[current.id] && carried[current.id] !== undefined}
        nextLabel={at === questions.length ? 'See your result' : 'Next'}
        onAnswer={(answer) => onAnswer(current.id, answer)}
        onNext={onNext}
        onBack={onBack}
      />
    </>
  );
}
