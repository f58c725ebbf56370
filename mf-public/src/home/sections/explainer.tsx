import { Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Motif, type MotifName } from '@cyberharbour/shared-ui/art-motif';
import './explainer.css';

const pillars: readonly { motif: MotifName; title: string; text: string }[] = [
  {
    motif: 'lamp',
    title: 'Trusted guidance',
    text: 'Every article and campaign is read by a person before it goes up. No scare stories, no sales pitch.',
  },
  {
    motif: 'ropes',
    title: 'Community-driven',
    text: 'Bakers, coaches, librarians and grandkids write here. Advice works better from someone like you.',
  },
  {
    motif: 'log',
    title: 'Learning resources',
    text: 'Short guides you can finish in one sitting, sorted by the trouble they keep away.',
  },
];

export const Explainer = () => (
  <Band aria-labelledby="what">
    <Page>
      <SectionHead
        title="What is CyberHarbour?"
        titleId="what"
        layout="even"
        lede="A harbour works because everyone in it knows the same signals. CyberHarbour is a shared place to learn them, post your own, and keep each other off the rocks."
      />
      <ul className="pub-pillars" role="list">
        {pillars.map(({ motif, title, text }) => (
          <li key={motif}>
            <Motif name={motif} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Page>
  </Band>
);
