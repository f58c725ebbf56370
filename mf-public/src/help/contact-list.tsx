import { Day, Note } from '@cyberharbour/shared-ui';
import { checkedAt, contacts, type Contact } from './contacts';
import './contact-list.css';

const all: readonly Contact[] = Object.values(contacts);

/** Everybody who helps, with the sources of the numbers and the day on which they were checked. */
export const ContactList = () => (
  <>
    <ul role="list" className="pub-contacts">
      {all.map(({ name, when, said, href }) => (
        <li key={name}>
          <strong>{name}</strong>
          {href ? <a href={href}>{said}</a> : <span>{said}</span>}
          <span className="pub-contacts__when">{when}</span>
        </li>
      ))}
    </ul>
    <Note>
      Numbers and addresses as published by the Australian Signals Directorate (cyber.gov.au), IDCARE (idcare.org), the
      National Anti-Scam Centre (scamwatch.gov.au) and Triple Zero (triplezero.gov.au), checked on{' '}
      <Day at={checkedAt} />.
    </Note>
  </>
);
