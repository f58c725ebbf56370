import { ButtonLink } from '@cyberharbour/shared-ui';
import { contacts, type ContactId } from './contacts';

const says = (href: string) => (href.startsWith('tel:') ? 'Ring' : 'Tell');

/** One press rings; where everybody has another number, it says where to find it. */
export function CallButton({ id, tone }: { id: ContactId; tone?: 'danger-solid' | 'quiet' }) {
  const { name, said, href } = contacts[id];
  if (href === '') {
    return (
      <p className="pub-now__own">
        Ring <strong>{name.toLowerCase()}</strong>: {said}
      </p>
    );
  }
  return (
    <ButtonLink size="lg" tone={tone} href={href} className="pub-now__call">
      <span>
        {says(href)} {name}
      </span>{' '}
      <span>{said}</span>
    </ButtonLink>
  );
}
