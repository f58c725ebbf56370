import { Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Portrait } from '@cyberharbour/shared-ui/art-portrait';
import { testimonials } from '../samples';
import './spotlights.css';

export const Spotlights = () => (
  <Band tone="sand" aria-labelledby="log">
    <Page>
      <SectionHead title="Entries in the log" titleId="log" />
      <div className="pub-log">
        {testimonials.map(({ quote, name, business, industry, portrait }) => (
          <figure key={name} className="pub-log__entry">
            <blockquote>“{quote}”</blockquote>
            <figcaption className="pub-log__who">
              <Portrait {...portrait} />
              <span>
                <strong>{name}</strong>
                {business}
                <br />
                {industry}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Page>
  </Band>
);
