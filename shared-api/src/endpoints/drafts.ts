import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftStore, type DraftFields, type DraftMark, type SavedDraft } from '@cyberharbour/shared-api/endpoint';

export type { DraftFields, DraftMark, SavedDraft } from '@cyberharbour/shared-api/endpoint';

/**
 * In milliseconds: how long typing must pause before it is written, and how long a form waits for a device that does
 * not answer.
 */
const pause = 400;
const patience = 2000;

const giveUp = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
const pictureIn = (fields: DraftFields): File | undefined =>
  Object.values(fields).find((value) => value instanceof File);

/** Every time that something is typed is another attempt; the server tells apart whose it is. */
const attemptOf = (form: string, { at }: SavedDraft) => `${form} ${at}`;

/** A form is drawn anew once a minute for it, not with every pause. */
const minuteOf = (at: string) => `${at.slice(0, 16)}:00.000Z`;

export interface Draft {
  /** The device has answered: the form can begin. False on a server and in the first render. */
  ready: boolean;
  /** What was left of this form. */
  saved: SavedDraft | null;
  /** What is typed outlives the page; false when this device refused to store it. */
  isSaved: boolean;
  /** The minute in which it was last written on this page, ISO 8601. */
  savedAt: string | undefined;
  /**
   * Names the attempt to send what is typed: the same until it is typed in again or dropped, also on a page that was
   * loaded anew, so that what did arrive in spite of a lost answer is not created twice.
   */
  attempt: () => string;
  /** @returns when it was typed, ISO 8601 */
  save: (fields: DraftFields, base: string, mark?: DraftMark) => string;
  /** A server has it by now. @returns when this device knows it, or has refused to store it */
  mark: (mark: DraftMark) => Promise<void>;
  /** Sent, or not wanted any more. */
  drop: () => void;
}

/**
 * What is typed into one form, stored on this device for one account. Fields named like a password are never stored.
 * @param owner id of the account; without one nothing is stored
 * @param form name of the form, with the id of what it edits; with another name, use another `key` for the component
 */
export function useDraft(owner: string | undefined, form: string): Draft {
  const [saved, setSaved] = useState<SavedDraft | null>();
  const [isStored, setIsStored] = useState(true);
  const [savedAt, setSavedAt] = useState<string>();
  const waiting = useRef<SavedDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<SavedDraft | null>(null);
  const picture = useRef<File>(undefined);
  const attempt = useRef<string>(undefined);

  useEffect(() => {
    if (owner === undefined) return undefined;
    let gone = false;
    void Promise.race([draftStore().then(({ readDraft }) => readDraft(owner, form)), giveUp()])
      .catch(() => {
        if (!gone) setIsStored(false);
        return null;
      })
      .then((draft) => {
        if (gone) return;
        last.current = draft;
        picture.current = draft ? pictureIn(draft.fields) : undefined;
        attempt.current = draft ? attemptOf(form, draft) : undefined;
        setSaved(draft);
      });
    return () => {
      gone = true;
    };
  }, [owner, form]);

  const write = async () => {
    clearTimeout(timer.current);
    const draft = waiting.current;
    if (!draft || owner === undefined) return;
    waiting.current = null;
    last.current = draft;
    const chosen = pictureIn(draft.fields);
    const done = await draftStore().then(
      ({ writeDraft }) => writeDraft(owner, form, draft, chosen !== picture.current),
      () => false,
    );
    if (done) {
      picture.current = chosen;
      setSavedAt(minuteOf(draft.at));
    }
    setIsStored(done);
  };
  const writeNow = useEffectEvent(() => void write());

  useEffect(() => {
    const leave = () => writeNow();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  return {
    ready: owner === undefined || saved !== undefined,
    saved: saved ?? null,
    isSaved: isStored && owner !== undefined,
    savedAt,
    attempt: () => (attempt.current ??= crypto.randomUUID()),
    save: (fields, base, mark) => {
      waiting.current = { at: new Date().toISOString(), base, fields, mark };
      attempt.current = attemptOf(form, waiting.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void write(), pause);
      return waiting.current.at;
    },
    mark: async (mark) => {
      const draft = waiting.current ?? last.current;
      if (!draft) return;
      waiting.current = { ...draft, mark };
      await write();
    },
    drop: () => {
      clearTimeout(timer.current);
      waiting.current = null;
      last.current = null;
      picture.current = undefined;
      attempt.current = undefined;
      setSaved(null);
      setSavedAt(undefined);
      if (owner !== undefined)
        void draftStore().then(
          ({ removeDraft }) => removeDraft(owner, form),
          () => false,
        );
    },
  };
}
