import { Button, PageHead, SaveBar } from '@cyberharbour/shared-ui';
import { ContactList } from '../help/contact-list';
import { steps } from './now';

interface HelpStepProps {
  onGoOn: () => void;
  onBack: () => void;
}

/** For somebody to whom it is happening while they read. */
export const HelpStep = ({ onGoOn, onBack }: HelpStepProps) => (
  <>
    <title>What to do right now · CyberHarbour</title>
    <PageHead
      title="Do these things now"
      lede="You have done nothing wrong. One step after the other; the questions can wait."
    >
      <p>If somebody is in danger, ring 000 first.</p>
    </PageHead>
    <ol role="list" className="pub-help">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <section aria-labelledby="who-helps" className="ui-stack">
      <h2 id="who-helps">Who helps</h2>
      <ContactList />
    </section>
    <SaveBar>
      <Button tone="quiet" onClick={onBack}>
        Back
      </Button>
      <Button tone="quiet" onClick={onGoOn}>
        Go on with the questions
      </Button>
    </SaveBar>
  </>
);
