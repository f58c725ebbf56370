import { Notice } from '@cyberharbour/shared-ui';
import { useEffect, useRef } from 'react';
import type { Secret } from './secrets';

const kinds = { password: 'A password', card: 'A card number', 'tax file number': 'A tax file number' } as const;

interface SecretNoticeProps {
  found: Secret[];
  /** Name of the button that posts all the same. */
  button: string;
}

/** Before something private becomes public: what was found, masked, and how to post it all the same. */
export function SecretNotice({ found, button }: SecretNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found.length > 0) box.current?.focus();
  }, [found]);
  if (found.length === 0) return null;
  return (
    <Notice ref={box} tabIndex={-1} tone="warn" role="alert">
      <p>
        <strong>This looks like a password, card or tax file number.</strong> Everybody would be able to read it.
      </p>
      <ul>
        {found.map(({ kind, masked }, place) => (
          <li key={place}>
            {kinds[kind]}: {masked}
          </li>
        ))}
      </ul>
      <p>Take it out, or press {button} again to post it as it is.</p>
    </Notice>
  );
}
