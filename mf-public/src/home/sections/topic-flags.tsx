import { Flag, Link, Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Contours } from '@cyberharbour/shared-ui/art-contours';
import { topics } from '../samples';
import './topic-flags.css';

export const TopicFlags = () => (
  <Band tone="deep" aria-labelledby="signals">
    <Contours />
    <Page>
      <SectionHead
        title="Know the signals"
        titleId="signals"
        lede="Ships have used these flags to warn each other for over a century. We borrowed three."
      />
      <ul className="pub-topics" role="list">
        {topics.map(({ slug, title, description, flag, name, meaning }) => (
          <li key={slug} className="pub-topic">
            <div className="pub-topic__halyard">
              <Flag letter={flag} />
            </div>
            <p className="pub-topic__code">
              <b>{name}</b>: “{meaning}”
            </p>
            <h3>
              <Link href={`/resources/${slug}`}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Page>
  </Band>
);
