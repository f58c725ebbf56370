import { contacts } from './now';

export const ContactList = () => (
  <ul role="list" className="pub-contacts">
    {contacts.map(({ name, when, said, href }) => (
      <li key={name}>
        <strong>{name}</strong>
        {href ? <a href={href}>{said}</a> : <span>{said}</span>}
        <span className="pub-contacts__when">{when}</span>
      </li>
    ))}
  </ul>
);
