import { areas, type AreaId } from './question';

/** As the plan of a result has them; a test compares. The actions themselves come only with a result. */
export const samples: readonly { title: string; effort: string; area: AreaId }[] = [
  { title: 'Turn on two-step login for every email account', effort: '15 minutes', area: 'two-step' },
  { title: 'Ring before you change any bank details', effort: '10 minutes', area: 'money' },
  { title: 'Let every phone and computer update itself', effort: '30 minutes', area: 'updates' },
];

/** What somebody gets who has no result yet. */
export const SamplePlan = () => (
  <section aria-labelledby="sample-plan" className="ui-stack">
    <h2 id="sample-plan">What a plan looks like</h2>
    <ol role="list" className="pub-sample">
      {samples.map(({ title, effort, area }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>
            {effort} · {areas[area]}
          </span>
        </li>
      ))}
    </ol>
    <p>Yours holds only what you do not do yet, with how to do each of it and a guide.</p>
  </section>
);
