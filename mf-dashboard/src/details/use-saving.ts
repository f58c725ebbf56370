import { useUpdateDetails } from '@cyberharbour/shared-api/account';
import { useRef } from 'react';
import { updateOf, type UpdateFields } from './details-fields';

interface Press {
  fields: UpdateFields;
  /** Something differs from what is stored. */
  isUnsaved: boolean;
}

/**
 * Saves what is pressed to be saved once: the second press of a double click comes before the button is busy, or after
 * a quick answer.
 */
export function useSaving() {
  const { mutateAsync, isPending, isSuccess, error } = useUpdateDetails();
  const last = useRef<'none' | 'under way' | 'saved' | 'failed'>('none');
  async function save({ fields, isUnsaved }: Press): Promise<void> {
    if (last.current === 'under way' || (last.current === 'saved' && !isUnsaved)) return;
    last.current = 'under way';
    try {
      await mutateAsync(updateOf(fields));
      last.current = 'saved';
    } catch (failure) {
      last.current = 'failed';
      throw failure;
    }
  }
  return { save, isPending, isSuccess, error };
}

export type Saving = ReturnType<typeof useSaving>;
