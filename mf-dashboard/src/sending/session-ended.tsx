import { ApiFailure, intoForm } from '@cyberharbour/shared-api';
import { Link, Notice } from '@cyberharbour/shared-ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const isSessionEnd = (error: unknown) => error instanceof ApiFailure && error.status === 401;

/** Puts a failed call into a form; that the session has ended, `SessionEnded` says, with the way back. */
export function failInto(error: unknown, otherwise: string, setError: Parameters<typeof intoForm>[2]): void {
  if (!isSessionEnd(error)) intoForm(error, otherwise, setError);
}

interface SessionEndedProps {
  /** How sending failed, if it did. */
  error: Error | null;
  /** What was typed is on this device. */
  isSaved: boolean;
}

/** The session ended while somebody was typing: where to log in, and that it is all there afterwards. */
export function SessionEnded({ error, isSaved }: SessionEndedProps) {
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const ended = isSessionEnd(error);
  useEffect(() => {
    if (ended) box.current?.focus();
  }, [ended]);
  if (!ended) return null;
  const login = `/login?from=${encodeURIComponent(pathname + search)}`;
  return (
    <Notice ref={box} tabIndex={-1} tone="danger" role="alert">
      <p>
        <strong>Your session has ended, so nothing was sent.</strong>{' '}
        {isSaved ? (
          <>
            What you typed is kept on this device. <Link href={login}>Log in again</Link> and it is all here when you
            come back.
          </>
        ) : (
          <>
            This device could not keep what you typed.{' '}
            <Link href={login} target="_blank">
              Log in again in a new tab
            </Link>
            , then send it from here.
          </>
        )}
      </p>
    </Notice>
  );
}
