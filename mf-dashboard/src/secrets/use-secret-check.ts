import { useState } from 'react';
import { secretsIn, type Secret } from './secrets';

const nothing: Secret[] = [];

/** Looks through a text before it is posted, and stops the same text only once: it warns, it does not refuse. */
export function useSecretCheck() {
  const [warned, setWarned] = useState('');
  const [found, setFound] = useState(nothing);
  const passes = (...texts: string[]): boolean => {
    const secrets = texts.flatMap(secretsIn);
    const said = secrets.map(({ value }) => value).join('\n');
    setFound(secrets);
    setWarned(said);
    return said === '' || said === warned;
  };
  return { found, passes };
}
