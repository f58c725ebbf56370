import { Note } from '@cyberharbour/shared-ui';
import { contacts } from './now';

export const ContactList = () => (
  <>
    <ul role="list" className="pub-contacts">
      {contacts.map(({ name, when, said, href }) => (
        <li key={name}>
          <strong>{name}</strong>
          {href ? <a href={href}>{said}</a> : <span>{said}</span>}
          <span className="pub-contacts__when">{when}</span>
        </li>
      ))}
    </ul>
    <Note>
      Numbers and addresses as published by the Australian Signals Directorate (cyber.gov.au), IDCARE (idcare.org) and
      the National Anti-Scam Centre (scamwatch.gov.au).
    </Note>
  </>
);
