import type { AuthenticatorApp, SecondSteps } from '@cyberharbour/shared-api/contract';
import { useRemoveKey } from '@cyberharbour/shared-api/second-steps';
import { Button, Day } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { Item, ItemList } from '@cyberharbour/shared-ui/item-list';
import { useState } from 'react';
import { RenameKey } from './rename-key';

interface KeyListProps {
  steps: Pick<SecondSteps, 'apps' | 'passkeys'>;
  onRemoved: () => void;
}

const last =
  'It is your last one: after this your password alone opens your account, and your recovery codes are void.';

/** What an account has, each with its name. */
export function KeyList({ steps: { apps, passkeys }, onRemoved }: KeyListProps) {
  const removing = useRemoveKey();
  const { confirm, dialog } = useConfirm();
  const [renamed, setRenamed] = useState<string>();
  const isLast = apps.length + passkeys.length === 1;
  async function ask({ _id, name }: AuthenticatorApp) {
    const text = isLast ? last : 'It opens nothing any more after this.';
    if (await confirm({ title: `Remove “${name}”?`, text, confirmLabel: 'Remove' }))
      removing.mutate(_id, { onSuccess: onRemoved });
  }
  const keys = [
    ...passkeys.map((key) => ({ ...key, kind: 'Passkey' })),
    ...apps.map((key) => ({ ...key, kind: 'App for codes' })),
  ];
  if (keys.length === 0) return null;
  return (
    <>
      <ItemList>
        {keys.map((key) => (
          <Item
            key={key._id}
            title={key.name}
            note={
              <>
                {key.kind}, added <Day at={key.createdAt} />,{' '}
                {key.lastUsedAt ? (
                  <>
                    last used <Day at={key.lastUsedAt} withTime />
                  </>
                ) : (
                  'not used yet'
                )}
              </>
            }
            actions={
              renamed === key._id ? null : (
                <>
                  <Button tone="quiet" size="sm" aria-label={`Rename ${key.name}`} onClick={() => setRenamed(key._id)}>
                    Rename
                  </Button>
                  <Button
                    tone="danger"
                    size="sm"
                    aria-label={`Remove ${key.name}`}
                    busy={removing.isPending && removing.variables === key._id}
                    onClick={() => void ask(key)}
                  >
                    Remove
                  </Button>
                </>
              )
            }
          >
            {renamed === key._id ? (
              <RenameKey id={key._id} name={key.name} onEnd={() => setRenamed(undefined)} />
            ) : null}
          </Item>
        ))}
      </ItemList>
      {dialog}
    </>
  );
}
