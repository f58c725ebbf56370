import type { DraftEntry } from '@cyberharbour/shared-api/contract';
import { Button, ButtonLink, Day, ListHead } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { Item, ItemList } from '@cyberharbour/shared-ui/item-list';
import { useId } from 'react';
import { useOwnDrafts, useThrowDraftAway } from '../api/drafts';

const roots = { blog: '/blog', campaign: '/campaigns' } as const;

/** What a draft is of, and where it goes on. */
function describe(form: string): { kind: string; href: string } {
  const [kind = '', ...rest] = form.split(' ');
  const root = kind === 'blog' ? roots.blog : roots.campaign;
  const id = rest.at(-1);
  if (id === undefined) return { kind: `New ${kind}`, href: `${root}/create` };
  if (rest[0] === 'like') return { kind: `New ${kind}`, href: `${root}/create?like=${id}` };
  return { kind: `Changes to a ${kind}`, href: `${root}/${id}/edit` };
}

function DraftRow({ owner, draft: { form, title, updatedAt } }: { owner: string; draft: DraftEntry }) {
  const { mutate, isPending } = useThrowDraftAway();
  const { confirm, dialog } = useConfirm();
  const { kind, href } = describe(form);
  const name = title || 'Without a title';
  const throwAway = async () => {
    const question = {
      title: 'Throw this draft away?',
      text: 'It is removed from all your devices. That cannot be undone.',
      confirmLabel: 'Throw away',
      cancelLabel: 'Keep my draft',
    };
    if (await confirm(question)) mutate({ owner, form });
  };
  return (
    <Item
      title={name}
      note={
        <>
          {kind}, typed <Day at={updatedAt} />
        </>
      }
      actions={
        <>
          <ButtonLink size="sm" tone="quiet" href={href} aria-label={`Go on with ${name}`}>
            Go on
          </ButtonLink>
          <Button
            size="sm"
            tone="danger"
            busy={isPending}
            aria-label={`Throw ${name} away`}
            onClick={() => void throwAway()}
          >
            Throw away
          </Button>
          {dialog}
        </>
      }
    />
  );
}

/** What the member has typed on any device and not sent yet. Nothing where there is none, or where it cannot be had. */
export function OwnDrafts({ owner }: { owner: string }) {
  const id = useId();
  const drafts = useOwnDrafts().data ?? [];
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <ListHead title="Your drafts" titleId={id} />
      <ItemList>
        {drafts.map((draft) => (
          <DraftRow key={draft.form} owner={owner} draft={draft} />
        ))}
      </ItemList>
    </section>
  );
}
