import { useEffect } from 'react';
import type { Answers } from './answers';
import { now } from './now';
import { ProgressLine } from './progress-line';
import { areas, type Answer } from './question';
import { QuestionPart } from './question-part';
import { fetchResult } from './result-later';
import { choicesOf, questions, type Asked } from './questions';

interface QuestionsPartProps {
  at: number;
  nowAnswer: Answer | undefined;
  answers: Answers;
  /** For the first question, which is not kept, the id is its own. */
  onAnswer: (id: string, answer: Answer) => void;
  onNext: () => void;
  onBack: () => void;
}

function askedAt(at: number): Asked {
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

export function QuestionsPart({ at, nowAnswer, answers, onAnswer, onNext, onBack }: QuestionsPartProps) {
  const asked = askedAt(at);
  const total = questions.length + 1;
  useEffect(fetchResult, []);
  return (
    <>
      <title>{`Question ${at + 1} of ${total} · Full assessment · CyberHarbour`}</title>
      <ProgressLine at={at + 1} of={total} topic={asked.topic} />
      <QuestionPart
        key={asked.id}
        asked={asked}
        answer={asked === now ? nowAnswer : answers[asked.id]}
        nextLabel={at === questions.length ? 'See your result' : 'Next'}
        onAnswer={(answer) => onAnswer(asked.id, answer)}
        onNext={onNext}
        onBack={onBack}
      />
    </>
  );
}
