import { PageHead } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { useDraftForm } from '../drafts/use-draft-form';
import type { SharedDraft } from '../drafts/use-shared-draft';
import { WithSharedDraft } from '../drafts/with-draft';
import { NextStep } from '../posts/next-step';
import { useSecretCheck } from '../secrets/use-secret-check';
import { failInto } from '../sending/session-ended';
import { useSending } from '../sending/use-sending';
import { PostForm } from './post-form';
import type { PostKind, PostTypes } from './post-kind';
import { postResolver } from './post-resolver';

interface CreateFormProps<Of extends PostTypes> {
  kind: PostKind<Of>;
  draft: SharedDraft;
  stored: Of['fields'];
}

function CreateForm<Of extends PostTypes>({ kind, draft, stored }: CreateFormProps<Of>) {
  const { mutateAsync, error } = kind.useCreate();
  const secrets = useSecretCheck();
  const draftForm = useDraftForm({ draft, stored, resolver: postResolver(kind, kind.picture.missing) });
  const { form, done } = draftForm;
  const { send, onTheWay } = useSending({
    done,
    sent: () => form.getValues('title' as Path<Of['fields']>) as string,
    failed: (failure) => failInto(failure, `Failed to create ${kind.name}.`, form.setError),
  });
  const submit = form.handleSubmit(async (fields) => {
    const { title, image } = fields;
    if (!image || !secrets.passes(title, kind.textOf(fields))) return;
    await send((sending) => mutateAsync({ ...kind.bodyOf(fields), image, sending, attempt: draft.attempt() }));
  });
  return (
    <PostForm
      kind={kind}
      draftForm={draftForm}
      onSubmit={submit}
      error={error}
      note={<NextStep />}
      button={`Create ${kind.title}`}
      busyButton="Sending"
      onTheWay={onTheWay}
      secrets={secrets.found}
    />
  );
}

interface NewPostProps<Of extends PostTypes> {
  kind: PostKind<Of>;
  /** Name of the draft; one per kind unless the form begins with something else. */
  form?: string;
  /** What the form begins with. */
  stored?: Of['fields'];
}

/** The form of a new post, with what this device saved of it. */
export const NewPost = <Of extends PostTypes>({ kind, form = kind.name, stored = kind.empty }: NewPostProps<Of>) => (
  <WithSharedDraft form={form}>{(draft) => <CreateForm kind={kind} draft={draft} stored={stored} />}</WithSharedDraft>
);

interface CreatePageProps {
  kind: { title: string; lede: string };
  children: ReactNode;
}

/** The page that creates a post. */
export const CreatePage = ({ kind: { title, lede }, children }: CreatePageProps) => (
  <Area>
    <PageHead title={`New ${title}`} lede={lede} />
    <Unverified />
    {children}
  </Area>
);
