import { useRef } from 'react';

type Sent = Record<string, string | File | undefined>;

const inkOf = (value: string | File | undefined) => (value instanceof File ? [value.name, value.size, value.lastModified] : value);

/**
 * shared-api has the same; a shell of the release before does not give it, and as long as there are such, this one stays.
 * A key for one attempt to post: the same while the same is sent again, so that a lost answer does not make a second post, and another once
 * something was changed, or the server would answer with the first text and the change would be lost.
 */
export function useAttempt(): (sent: Sent) => string {
  const last = useRef({ sent: '', key: '' });
  return (fields) => {
    const sent = JSON.stringify(Object.values(fields).map(inkOf));
    if (sent !== last.current.sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
