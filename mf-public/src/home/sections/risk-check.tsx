import { ButtonLink, Checkbox, Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Tide } from '@cyberharbour/shared-ui/art-tide';
import { checklist } from '../samples';
import './risk-check.css';

export const RiskCheck = () => (
  <Band aria-labelledby="tide">
    <Page className="pub-check">
      <div className="ui-stack">
        <SectionHead
          title="How high is your tide mark?"
          titleId="tide"
          lede="Six quick checks. Tick what you already do. Nothing you tick here leaves your device."
        />
        <Tide />
        <div>
          <ButtonLink size="lg" href="/assessment">
            Take Full Assessment
          </ButtonLink>
        </div>
      </div>
      <fieldset className="pub-check__list">
        <legend className="ui-hidden">Cyber risk checklist</legend>
        {checklist.map(({ check, note }) => (
          <Checkbox
            key={check}
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
