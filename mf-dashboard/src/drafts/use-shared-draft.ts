import { isEditedElsewhere, sentence } from '@cyberharbour/shared-api';
import type { StoredDraft } from '@cyberharbour/shared-api/contract';
import { useDraft, type Draft, type DraftFields } from '@cyberharbour/shared-api/drafts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readServerDraft, removeServerDraft, storeDraft, versionOf } from '../api/drafts';
import { chooseBeginning, holdsSame, textsOf, type Beginning } from './begin-draft';

/**
 * In milliseconds: how long typing must pause before it is sent, how long a form waits for a server before it begins,
 * and when what was not sent is tried again.
 */
const pause = 3000;
const patience = 2000;
const again = 30_000;

/** Where what is typed is stored, beside this device. */
export interface Sharing {
  /** All devices of the member have it. */
  isShared: boolean;
  /** Why they have not; empty while that is unknown, or on its way. */
  why: string;
  /** What another device stored meanwhile, until somebody chose. */
  other: StoredDraft | null;
  /** Somebody chose: what the form holds counts. */
  settle: () => void;
}

export type SharedDraft = Draft & { sharing?: Sharing };

interface Typed {
  fields: DraftFields;
  base: string;
  at: string;
}

const notReached = 'The server was not reached.';
const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));

/** What is typed into a form, stored on this device at once, and for all devices of the member once typing rests. */
export function useSharedDraft(owner: string | undefined, form: string): SharedDraft {
  const device = useDraft(owner, form);
  const [beginning, setBeginning] = useState<Beginning>();
  const [other, setOther] = useState<StoredDraft | null>(null);
  const [state, setState] = useState({ isShared: false, why: '' });
  const version = useRef('0');
  /** What this form and the server last agreed on. */
  const agreed = useRef<DraftFields>(undefined);
  const waiting = useRef<Typed>(undefined);
  const meeting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One call after the other: an older text must not overtake a newer one, or its removal. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const begin = useEffectEvent((theirs: StoredDraft | null | undefined) => {
    const chosen = chooseBeginning(device.saved, theirs);
    version.current = chosen.version;
    agreed.current = chosen.other ? undefined : (theirs?.fields as DraftFields | undefined);
    meeting.current = chosen.other !== null;
    if (chosen.isOver) device.drop();
    setOther(chosen.other);
    setBeginning(chosen);
  });
  useEffect(() => {
    if (!device.ready || owner === undefined) return undefined;
    let gone = false;
    void Promise.race([readServerDraft({ owner, form }), wait(patience)])
      .catch(() => undefined)
      .then((theirs) => {
        if (!gone) begin(theirs);
      });
    return () => {
      gone = true;
    };
  }, [device.ready, owner, form]);

  function meet(theirs: StoredDraft) {
    meeting.current = true;
    version.current = versionOf(theirs);
    setOther(theirs);
  }

  async function store(typed: Typed): Promise<void> {
    if (owner === undefined) return;
    const { fields, base, at } = typed;
    try {
      version.current = await storeDraft({ owner, form, base, fields: textsOf(fields) }, version.current);
    } catch (error) {
      if (!isEditedElsewhere(error)) throw error;
      const theirs = await readServerDraft({ owner, form });
      const before = version.current;
      version.current = versionOf(theirs);
      const now = theirs?.fields as DraftFields | undefined;
      // Another device stored what both have known all along.
      if (now && agreed.current && holdsSame(now, agreed.current)) return store(typed);
      if (theirs && now && !holdsSame(now, fields)) return meet(theirs);
      // Sent or thrown away on another device: what is typed here begins anew.
      if (!theirs && before !== '0') return store(typed);
    }
    agreed.current = fields;
    // A page that goes before the device knows it would ask about it again the next time.
    await device.mark({ version: version.current, at });
    setState({ isShared: waiting.current === undefined, why: '' });
  }
  const isMeeting = () => meeting.current;
  const send = () => {
    clearTimeout(timer.current);
    last.current = last.current.then(async () => {
      const typed = waiting.current;
      if (!typed || isMeeting()) return;
      waiting.current = undefined;
      await store(typed).catch((error: unknown) => {
        waiting.current ??= typed;
        setState({ isShared: false, why: sentence(error, notReached) });
        timer.current = setTimeout(send, again);
      });
      if (isMeeting()) waiting.current ??= typed;
    });
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const leave = () => sendNow();
    addEventListener('online', leave);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('online', leave);
      removeEventListener('pagehide', leave);
      leave();
      clearTimeout(timer.current);
    };
  }, []);

  return {
    ...device,
    ready: owner === undefined || beginning !== undefined,
    saved: beginning?.saved ?? null,
    save: (fields, base) => {
      const at = device.save(fields, base, { version: version.current, at: '' });
      waiting.current = { fields, base, at };
      setState((before) => (before.isShared ? { isShared: false, why: '' } : before));
      clearTimeout(timer.current);
      timer.current = setTimeout(send, pause);
      return at;
    },
    drop: () => {
      device.drop();
      clearTimeout(timer.current);
      waiting.current = undefined;
      meeting.current = false;
      setOther(null);
      setBeginning((before) => before && { ...before, saved: null });
      setState({ isShared: false, why: '' });
      // Where the call fails, the dashboard still lists it.
      last.current = last.current.then(async () => {
        if (owner === undefined || version.current === '0' || waiting.current) return;
        await removeServerDraft({ owner, form }).then(
          () => (version.current = '0'),
          () => undefined,
        );
      });
    },
    sharing: {
      ...state,
      other,
      settle: () => {
        meeting.current = false;
        setOther(null);
        send();
      },
    },
  };
}
