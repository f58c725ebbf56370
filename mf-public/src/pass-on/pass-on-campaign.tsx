import { useHydrated } from '@cyberharbour/shared-api';
import type { Campaign, CampaignSource } from '@cyberharbour/shared-api/contract';
import { Button, Field, Note, Stack, TextInput } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { useStep } from '../api/campaign-counts';
import { PassOn } from './pass-on';

const addressOf = (id: string, via: CampaignSource) =>
  new URL(`/campaigns/${encodeURIComponent(id)}?via=${via}`, location.origin).href;

const frameOf = ({ _id, title }: Campaign) => {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const address = new URL(`/cards/campaigns/${encodeURIComponent(_id)}/card`, location.origin).href;
  return `<iframe src="${address}" title="${name}" width="360" height="340" loading="lazy"></iframe>`;
};

/** On paper, in a calendar, on another site: pages of the server, which need no script. */
function Sheets({ campaign }: { campaign: Campaign }) {
  const hydrated = useHydrated();
  const under = `/cards/campaigns/${encodeURIComponent(campaign._id)}`;
  const sheets = [
    [`${under}/poster?size=a4`, 'Poster, A4'],
    [`${under}/poster?size=a5`, 'Poster, A5'],
    [`${under}/strip?size=a4`, 'Pull-off strips, A4'],
    [`${under}/strip?size=a5`, 'Pull-off strips, A5'],
    [`${under}/slide`, 'Slide, 16:9'],
    [`/feeds/campaigns/${encodeURIComponent(campaign._id)}.ics`, 'Calendar that follows its times'],
    [`${under}.jpg`, 'Picture for posts'],
  ] as const;
  return (
    <details className="pub-sheets">
      <summary>Poster, strips, slide, calendar and card</summary>
      <Stack>
        <ul>
          {sheets.map(([href, name]) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Field
          label="Card for your own site"
          hint="Paste this where the card should stand. Nothing of ours runs there."
        >
          <TextInput readOnly value={hydrated ? frameOf(campaign) : ''} onFocus={(event) => event.target.select()} />
        </Field>
        <Note>Each way has its own link, so that you see which of them brings people.</Note>
      </Stack>
    </details>
  );
}

/** Ways to hand a campaign on; each link says which way it went, and nothing of who sent it. */
export function PassOnCampaign({ campaign, children }: { campaign: Campaign; children?: ReactNode }) {
  const { _id: id, title } = campaign;
  const { mutate } = useStep(id);
  const passed = (source: CampaignSource) => mutate({ step: 'passed-on', source });
  const mail = () => {
    passed('email');
    const text = `${title}\n\n${addressOf(id, 'email')}`;
    location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`);
  };
  return (
    <>
      <PassOn title={title} addressOf={(via) => addressOf(id, via)} onPassedOn={passed}>
        {children}
        <Button tone="quiet" size="sm" onClick={mail}>
          Send by mail
        </Button>
      </PassOn>
      <Sheets campaign={campaign} />
    </>
  );
}
