import { Page } from '@cyberharbour/shared-ui';
import { Head } from '../head/head';
import { HelpStep } from './help-step';
import { QuestionsStep } from './questions-step';
import { ResultStep } from './result-step';
import { StartStep } from './start-step';
import { useAssessment } from './use-assessment';
import { question, result, start } from './view';
import './assessment.css';
import '../pages.css';

type Assessment = Omit<ReturnType<typeof useAssessment>, 'place'>;

function Step({
  view,
  shared,
  saved,
  audience,
  nowAnswer,
  carried,
  ticks,
  resumeAt,
  show,
  leaveShared,
  next,
  back,
  startAgain,
  answer,
  noteTask,
}: Assessment) {
  if (shared && shared !== 'unreadable')
    return (
      <>
        <title>A shared result · CyberHarbour</title>
        <ResultStep
          title={(score) => `A tide mark of ${score} of 100`}
          lede="Somebody shared this result with you. It was read from the link alone."
          answers={shared}
          tasks={{}}
          onKeep={() => leaveShared(result, shared)}
          onLeave={() => leaveShared(start)}
        />
      </>
    );
  if (view.step === 'help') return <HelpStep onGoOn={() => show(question(1))} onBack={back} />;
  if (view.step === 'question')
    return (
      <QuestionsStep
        audience={audience}
        at={view.at}
        nowAnswer={nowAnswer}
        answers={saved.draft}
        carried={carried}
        onAnswer={answer}
        onNext={() => next(view.at)}
        onBack={back}
      />
    );
  if (view.step === 'result' && saved.last)
    return (
      <>
        <title>Your result · CyberHarbour</title>
        <ResultStep
          title={(score) => `Your tide mark is ${score} of 100`}
          lede="This is kept in your browser and nowhere else."
          answers={saved.last.answers}
          at={saved.last.at}
          before={saved.before}
          tasks={saved.tasks}
          onTask={noteTask}
          onRetake={() => startAgain(audience)}
        />
      </>
    );
  return (
    <StartStep
      audience={audience}
      resumeAt={resumeAt}
      ticks={ticks}
      last={saved.last}
      unreadable={shared === 'unreadable'}
      onStart={startAgain}
      onResume={() => show(question(resumeAt ?? 0))}
      onResult={() => show(result)}
    />
  );
}

export function Component() {
  const { place, ...assessment } = useAssessment();
  return (
    <Page className="pub-page">
      <Head description="25 plain questions about how safe you are online, in about seven minutes. No account, nothing is sent; at the end there is a plan to print." />
      <div ref={place} className="pub-assessment">
        <Step {...assessment} />
      </div>
    </Page>
  );
}
