import { isCancelled, type Sending } from '@cyberharbour/shared-api';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SentState } from '../posts/next-step';

interface Options {
  /** It was sent. */
  done: () => void;
  /** @returns the title of the new post that was sent; the dashboard says what becomes of it */
  sent?: () => string;
  /** @returns `done` when it turns out to have been sent all the same */
  failed: (error: unknown) => unknown;
}

/** What is on its way to the server. */
export interface OnTheWay {
  busy: boolean;
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** It was taken back before all of it had left, so that nothing of it counts. */
  cancelled: boolean;
  cancel: () => void;
}

/**
 * Sends a form, once at a time, and leads to the dashboard. It can be taken back until the last byte has left: after
 * that, only the answer tells whether it counts.
 */
export function useSending({ done, sent: titleOf, failed }: Options) {
  const [share, setShare] = useState(0);
  const [state, setState] = useState<'ready' | 'busy' | 'cancelled'>('ready');
  const stop = useRef<AbortController>(null);
  const whole = useRef(false);
  const here = useRef(true);
  const navigate = useNavigate();
  const cancel = () => {
    if (!whole.current) stop.current?.abort();
  };
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      if (!whole.current) stop.current?.abort();
    };
  }, []);

  async function send(request: (sending: Sending) => Promise<unknown>) {
    if (stop.current) return;
    const control = new AbortController();
    const begun = (left: number) => {
      whole.current = left >= 1;
      setShare(left);
    };
    stop.current = control;
    begun(0);
    setState('busy');
    const sent: unknown = await request({ signal: control.signal, onProgress: begun }).then(
      () => 'done',
      (error: unknown) => (isCancelled(error) ? 'cancelled' : failed(error)),
    );
    if (sent === 'done') {
      // It stays busy while the dashboard is on its way: the second press of a double click may come only now.
      whole.current = true;
      const state: SentState | null = titleOf ? { sent: titleOf() } : null;
      done();
      if (here.current) void navigate('/dashboard', { state });
      return;
    }
    stop.current = null;
    whole.current = false;
    setState(sent === 'cancelled' ? 'cancelled' : 'ready');
  }
  const onTheWay: OnTheWay = { busy: state === 'busy', share, cancelled: state === 'cancelled', cancel };
  return { send, onTheWay };
}
