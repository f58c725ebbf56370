import { isEditedElsewhere } from '@cyberharbour/shared-api';
import { useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { failInto } from '../sending/session-ended';
import { useDraftForm } from '../drafts/use-draft-form';
import type { SharedDraft } from '../drafts/use-shared-draft';
import { useSending } from '../sending/use-sending';
import { useConflict } from './use-conflict';

/** Where it cannot be had, an older one may still be `data`. */
export type Reload<Item> = () => Promise<{ data: Item | undefined; isError: boolean }>;

interface EditingOptions<Item, Fields extends FieldValues> {
  item: Item;
  /** Fetches it anew. */
  reload: Reload<Item>;
  fieldsOf: (item: Item) => Fields;
  draft: SharedDraft;
  resolver: Resolver<Fields>;
  /** Said when the server gave no sentence of its own. */
  failed: string;
}

/**
 * The form of a stored item: it counts only while the item is as it was when editing began, and else shows both
 * versions.
 */
export function useEditing<Item extends { updatedAt: string }, Fields extends FieldValues>({
  item,
  reload,
  fieldsOf,
  draft,
  resolver,
  failed,
}: EditingOptions<Item, Fields>) {
  // As it was when editing began: what arrives later must not slip under what is being typed.
  const [base, setBase] = useState(item);
  const draftForm = useDraftForm({ draft, stored: fieldsOf(base), base: base.updatedAt, resolver });
  const { conflict, meet } = useConflict(draftForm.form);

  async function refused(error: unknown) {
    const now = isEditedElsewhere(error) ? await reload() : undefined;
    if (!now?.data || now.isError) {
      failInto(error, failed, draftForm.form.setError);
      return undefined;
    }
    const current = now.data;
    const theirs = fieldsOf(current);
    setBase(current);
    draftForm.rebase(theirs, current.updatedAt);
    // What is stored is what was to be sent: a first answer that was lost on its way.
    return meet(theirs, fieldsOf(base)) ? undefined : 'done';
  }
  const bringBack = () => {
    draftForm.bringBack();
    meet(fieldsOf(base));
  };
  return {
    base,
    draftForm: { ...draftForm, bringBack },
    conflict,
    ...useSending({ done: draftForm.done, failed: refused }),
  };
}
