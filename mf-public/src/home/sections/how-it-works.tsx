import { Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { steps } from '../samples';
import './how-it-works.css';

export const HowItWorks = () => (
  <Band join aria-labelledby="course">
    <Page>
      <SectionHead
        title="Plot your course"
        titleId="course"
        lede="From first login to a campaign your street talks about."
      />
      <ol className="pub-steps" role="list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  </Band>
);
