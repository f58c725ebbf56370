import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { differs, mergeDraft } from './draft-fields';
import type { SharedDraft, Sharing } from './use-shared-draft';

interface DraftFormOptions<Fields extends FieldValues> {
  draft: SharedDraft;
  /** What the form holds without a draft. */
  stored: Fields;
  /** Which version of it that is; a draft that began with another is offered, not put in. */
  base?: string;
  resolver: Resolver<Fields>;
}

export interface DraftForm<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** When the draft that is back was typed. */
  restored: string | undefined;
  /** When a draft was typed that began with an older version. */
  offered: string | undefined;
  bringBack: () => void;
  startAfresh: () => void;
  isUnsaved: () => boolean;
  /** What is typed outlives this page. */
  isSaved: boolean;
  /** When it was last written here; undefined while nothing was. */
  savedAt: string | undefined;
  /** Where else it is stored; absent where this device alone has it. */
  sharing: Sharing | undefined;
  /** Something else is stored by now. @param version which version of it that is */
  rebase: (stored: Fields, version: string) => void;
  /** It was sent. @param sent what was; without it, all that the form holds */
  done: (sent?: Fields) => void;
}

/** A form that keeps what is typed into it on this device, and begins with it the next time. */
export function useDraftForm<Fields extends FieldValues>({
  draft,
  stored,
  base = '',
  resolver,
}: DraftFormOptions<Fields>): DraftForm<Fields> {
  const [answered, setAnswered] = useState(false);
  const found = answered ? null : draft.saved;
  const fits = found !== null && found.base === base;
  const [begin] = useState(() => (fits ? mergeDraft(stored, found.fields) : stored));
  const form = useForm<Fields>({ resolver, defaultValues: begin as DefaultValues<Fields>, shouldFocusError: false });
  const saved = useRef(stored);
  const from = useRef(base);
  const unsaved = useRef(differs(begin, stored));

  const note = (values: Fields) => {
    unsaved.current = differs(values, saved.current);
    if (unsaved.current) draft.save(values, from.current);
    else draft.drop();
  };
  const typed = useEffectEvent(note);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => typed(values) }), [form]);

  return {
    form,
    restored: fits ? found.at : undefined,
    offered: found && !fits ? found.at : undefined,
    bringBack: () => {
      if (!found) return;
      form.reset(mergeDraft(stored, found.fields), { keepDefaultValues: true });
      note(form.getValues());
      setAnswered(true);
    },
    startAfresh: () => {
      form.reset(saved.current);
      unsaved.current = false;
      draft.drop();
    },
    rebase: (now, version) => {
      saved.current = now;
      from.current = version;
      // A draft that is in the form already is not offered a second time, as one of an older version.
      if (fits) setAnswered(true);
      note(form.getValues());
    },
    isUnsaved: () => unsaved.current,
    isSaved: draft.isSaved,
    savedAt: draft.isSaved ? draft.savedAt : undefined,
    sharing: draft.sharing,
    done: (sent = form.getValues()) => {
      saved.current = sent;
      setAnswered(true);
      note(form.getValues());
    },
  };
}
