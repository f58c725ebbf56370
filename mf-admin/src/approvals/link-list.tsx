import { Notice } from '@cyberharbour/shared-ui';
import { linksIn } from './links';

/** Where the links of a text lead, to be read and not followed. */
export function LinkList({ text }: { text: string }) {
  const links = linksIn(text);
  if (links.length === 0) return null;
  const isDoubtful = links.some(({ doubts }) => doubts.length > 0);
  return (
    <Notice tone={isDoubtful ? 'warn' : 'info'} icon="out">
      <h3>Where its links lead</h3>
      <ul className="adm-links">
        {links.map(({ text: written, domain, doubts }) => (
          <li key={written}>
            <b>{domain}</b>
            <span className="ui-note">{written}</span>
            {doubts.map((doubt) => (
              <span key={doubt}>{doubt}</span>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
