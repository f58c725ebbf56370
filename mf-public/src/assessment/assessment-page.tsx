import { Page } from '@cyberharbour/shared-ui';
import { Head } from '../head/head';
import { HelpPart } from './help-part';
import { QuestionsPart } from './questions-part';
import { ResultPart } from './result-part';
import { StartPart } from './start-part';
import { useAssessment } from './use-assessment';
import { help, question, result, start } from './view';
import './assessment.css';
import '../pages.css';

type Assessment = Omit<ReturnType<typeof useAssessment>, 'place'>;

function Part({
  view,
  shared,
  saved,
  nowAnswer,
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
        <ResultPart
          title={(score) => `A tide mark of ${score} of 100`}
          lede="Somebody shared this result with you. It was read from the link alone."
          answers={shared}
          tasks={{}}
          onKeep={() => leaveShared(result, shared)}
          onLeave={() => leaveShared(start)}
        />
      </>
    );
  if (view.part === 'help') return <HelpPart onGoOn={() => show(question(1))} onBack={() => show(view.back)} />;
  if (view.part === 'question')
    return (
      <QuestionsPart
        at={view.at}
        nowAnswer={nowAnswer}
        answers={saved.draft}
        onAnswer={answer}
        onNext={() => next(view.at)}
        onBack={() => back(view.at)}
      />
    );
  if (view.part === 'result' && saved.last)
    return (
      <>
        <title>Your result · CyberHarbour</title>
        <ResultPart
          title={(score) => `Your tide mark is ${score} of 100`}
          lede="This is kept in your browser and nowhere else."
          answers={saved.last.answers}
          at={saved.last.at}
          before={saved.before}
          tasks={saved.tasks}
          onTask={noteTask}
          onRetake={startAgain}
        />
      </>
    );
  return (
    <StartPart
      resumeAt={resumeAt}
      unreadable={shared === 'unreadable'}
      onStart={startAgain}
      onResume={() => show(question(resumeAt ?? 0))}
      onHelp={() => show(help(start))}
      onResult={saved.last && (() => show(result))}
    />
  );
}

export function Component() {
  const { place, ...assessment } = useAssessment();
  return (
    <Page className="pub-page">
      <Head description="25 plain questions about how safe you are online, in about seven minutes. No account, nothing is sent; at the end there is a plan to print." />
      <div ref={place} className="pub-assessment">
        <Part {...assessment} />
      </div>
    </Page>
  );
}
