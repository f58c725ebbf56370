import { useDraft } from '@cyberharbour/shared-api/drafts';
import { Loading } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { useMember } from '../area/use-member';
import { FormOwner } from '../form-owner/form-owner';
import { useSharedDraft, type SharedDraft } from './use-shared-draft';

interface WithDraftProps {
  /** Name of the form, with the id of what it edits. Use it as the `key` too where it can change. */
  form: string;
  children: (draft: SharedDraft) => ReactNode;
}

interface BegunProps extends Pick<WithDraftProps, 'children'> {
  draft: SharedDraft;
}

function Begun({ draft, children }: BegunProps) {
  const { known, member } = useMember();
  if (!known || !draft.ready) return <Loading lines={6}>Loading…</Loading>;
  return <FormOwner value={member}>{children(draft)}</FormOwner>;
}

/** Begins a form once it is known what this device saved of it. */
export function WithDraft({ form, children }: WithDraftProps) {
  const draft = useDraft(useMember().member?._id, form);
  return <Begun draft={draft}>{children}</Begun>;
}

/** The same, where all devices of the member share it. */
export function WithSharedDraft({ form, children }: WithDraftProps) {
  const draft = useSharedDraft(useMember().member?._id, form);
  return <Begun draft={draft}>{children}</Begun>;
}
