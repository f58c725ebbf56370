import { ButtonLink, Checkbox, Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Tide } from '@cyberharbour/shared-ui/art-tide';
import { checks } from '../../checklist/checks';
import { useTicks } from '../../checklist/use-ticks';
import './risk-check.css';

const areas = checks.map(({ area }) => area);

export function RiskCheck() {
  const { ticked, toggle } = useTicks(areas);
  const next = checks.find(({ area }) => !ticked.includes(area));
  return (
    <Band aria-labelledby="tide">
      <Page className="pub-check">
        <div className="ui-stack">
          <SectionHead
            title="How high is your tide mark?"
            titleId="tide"
            lede="Six quick checks. Tick what you already do. Nothing you tick here leaves your device."
          />
          <Tide level={ticked.length / checks.length} />
          <div role="status" className="pub-check__mark">
            <p className="pub-check__count">
              {ticked.length} of {checks.length}
            </p>
            <p>
              {next ? (
                <>
                  Next best step: <strong>{next.check}.</strong> {next.note}
                </>
              ) : (
                'All six are done. The full assessment looks closer.'
              )}
            </p>
          </div>
          <div>
            <ButtonLink size="lg" href="/assessment">
              Take Full Assessment
            </ButtonLink>
          </div>
        </div>
        <fieldset className="pub-check__list">
          <legend className="ui-hidden">Cyber risk checklist</legend>
          {checks.map(({ area, check, note }) => (
            <Checkbox
              key={area}
              checked={ticked.includes(area)}
              onChange={() => toggle(area)}
              label={
                <>
                  <strong>{check}</strong>
                  <span className="pub-check__note">{note}</span>
                </>
              }
            />
          ))}
        </fieldset>
      </Page>
    </Band>
  );
}
