import { useRef } from 'react';

type Sent = Record<string, string | File | undefined>;

const inkOf = (value: string | File | undefined) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * A key for one attempt to post: the same while the same is sent again, so that a lost answer does not make a second
 * post, and another once something was changed, or the server would answer with the first text and the change would be
 * lost. Compiled into each remote that posts.
 */
export function useAttempt(): (sent: Sent) => string {
  const last = useRef({ sent: '', key: '' });
  return (fields) => {
    const sent = JSON.stringify(Object.values(fields).map(inkOf));
    if (sent !== last.current.sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
