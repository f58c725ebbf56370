import { sentence } from '@cyberharbour/shared-api';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { useRef } from 'react';

export interface Deleting {
  mutate: (id: string, then: { onSuccess: () => void }) => void;
  variables: string | undefined;
  isPending: boolean;
  error: Error | null;
}

/** Asks, deletes, and hands the focus on to the list. Render `dialog` once. */
export function useDeletion(deleting: Deleting, question: string) {
  const list = useRef<HTMLElement>(null);
  const { confirm, dialog } = useConfirm();
  const ask = async (id: string, title: string) => {
    if (await confirm({ title: question, text: title, confirmLabel: 'Delete' }))
      deleting.mutate(id, { onSuccess: () => list.current?.focus() });
  };
  return {
    list,
    dialog,
    notDeleted: deleting.error ? sentence(deleting.error, 'Delete failed.') : undefined,
    deletionOf: (id: string, title: string) => ({
      deleting: deleting.isPending && deleting.variables === id,
      onDelete: () => void ask(id, title),
    }),
  };
}
