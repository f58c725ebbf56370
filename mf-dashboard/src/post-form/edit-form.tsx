import { BackLink, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { useLast } from '../area/use-last';
import { BothVersions } from '../conflict/both-versions';
import { useEditing, type Reload } from '../conflict/use-editing';
import type { SharedDraft } from '../drafts/use-shared-draft';
import { WithSharedDraft } from '../drafts/with-draft';
import { GoesLiveNotice } from '../posts/goes-live';
import { ModeratorWrote } from '../posts/sent-back';
import { useSecretCheck } from '../secrets/use-secret-check';
import { RestoreVersion } from '../versions/restore-version';
import { useEditNote } from './edit-note';
import { OwnerOnly } from './owner-only';
import { PostForm } from './post-form';
import { labelsOf, type PostKind, type PostTypes } from './post-kind';
import { postResolver } from './post-resolver';
import { useWayBack } from './use-way-back';

interface EditFormProps<Of extends PostTypes> {
  kind: PostKind<Of>;
  post: Of['post'];
  reload: Reload<Of['post']>;
  draft: SharedDraft;
}

function EditForm<Of extends PostTypes>({ kind, post, reload, draft }: EditFormProps<Of>) {
  const { base, draftForm, conflict, send, onTheWay } = useEditing({
    item: post,
    reload,
    fieldsOf: kind.fieldsOf,
    draft,
    resolver: postResolver(kind),
    failed: 'Update failed',
  });
  const { mutateAsync, error } = kind.useUpdate();
  const secrets = useSecretCheck();
  const button = `Update ${kind.title}`;
  const submit = draftForm.form.handleSubmit(async (fields) => {
    if (!secrets.passes(fields.title, kind.textOf(fields))) return;
    const { _id: id, updatedAt } = base;
    const picture = kind.pictureOf(fields.image, base);
    // An empty point takes the stored one away.
    const isFocusGone = fields.imageFocus === '' && kind.fieldsOf(base).imageFocus !== '';
    const body = { ...kind.bodyOf(fields), ...(isFocusGone && { imageFocus: '' }), ...picture, id, updatedAt };
    await send((sending) => mutateAsync({ ...body, sending }));
  });
  return (
    <PostForm
      kind={kind}
      draftForm={draftForm}
      post={base}
      onSubmit={submit}
      error={error}
      note={useEditNote(base)}
      button={button}
      busyButton="Saving"
      onTheWay={onTheWay}
      secrets={secrets.found}
    >
      <ModeratorWrote moderation={base.moderation} />
      <GoesLiveNotice post={base} />
      <BothVersions conflict={conflict} labels={labelsOf(kind)} storedPicture={base.imageUrl} button={button} />
      <RestoreVersion kind={kind} post={base} form={draftForm.form} button={button} />
    </PostForm>
  );
}

function Edited<Of extends PostTypes>({ kind, id }: { kind: PostKind<Of>; id: string }) {
  const { data, isError, refetch } = kind.useEdited(id);
  const post = useLast(data);
  useWayBack(isError && !post);
  if (!post) return <Loading lines={6}>Loading…</Loading>;
  return (
    <OwnerOnly owner={kind.authorOf(post)} kind={kind.name} href={kind.addressOf(post._id)}>
      <WithSharedDraft form={`${kind.name} ${post._id}`}>
        {(draft) => <EditForm kind={kind} post={post} reload={refetch} draft={draft} />}
      </WithSharedDraft>
    </OwnerOnly>
  );
}

/** The page that edits a post of one kind, for its author. */
export function EditPage<Of extends PostTypes>({ kind }: { kind: PostKind<Of> }) {
  const { id = '' } = useParams();
  return (
    <Area>
      <PageHead title={`Edit ${kind.name}`} back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>} />
      <Edited key={id} kind={kind} id={id} />
    </Area>
  );
}
