import { useDraft, type Draft } from '@cyberharbour/shared-api/drafts';
import { Loading } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { useMember } from '../area/use-member';
import { FormOwner } from '../form-owner/form-owner';

interface WithDraftProps {
  /** Name of the form, with the id of what it edits. Use it as the `key` too where it can change. */
  form: string;
  children: (draft: Draft) => ReactNode;
}

/** Begins a form once it is known what this device saved of it. */
export function WithDraft({ form, children }: WithDraftProps) {
  const { known, member } = useMember();
  const draft = useDraft(member?._id, form);
  if (!known || !draft.ready) return <Loading lines={6}>Loading…</Loading>;
  return <FormOwner value={member}>{children(draft)}</FormOwner>;
}
