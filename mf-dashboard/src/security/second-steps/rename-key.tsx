import { useRenameKey } from '@cyberharbour/shared-api/second-steps';
import { NameForm } from './name-form';

interface RenameKeyProps {
  id: string;
  name: string;
  onEnd: () => void;
}

export function RenameKey({ id, name, onEnd }: RenameKeyProps) {
  const renaming = useRenameKey();
  return (
    <NameForm
      name={name}
      button="Save name"
      busy={renaming.isPending}
      error={renaming.error}
      onCancel={onEnd}
      onSubmit={(given) => renaming.mutate({ id, name: given }, { onSuccess: onEnd })}
    />
  );
}
