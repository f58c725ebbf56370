import { useEditedBlog, useUpdateBlog, type Draft } from '@cyberharbour/shared-api';
import type { Blog } from '@cyberharbour/shared-api/contract';
import { BackLink, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { useEditNote } from '../form/edit-note';
import { EditedElsewhere } from '../form/edited-elsewhere';
import { OwnerOnly } from '../form/owner-only';
import { PostForm } from '../form/post-form';
import { SecretNotice } from '../form/secret-notice';
import { failInto } from '../form/session-ended';
import { useIds } from '../form/use-ids';
import { useKeptForm } from '../form/use-kept-form';
import { useSecretCheck } from '../form/use-secret-check';
import { useWayBack } from '../form/use-way-back';
import { WithDraft } from '../form/with-draft';
import { ModeratorWrote } from '../posts/sent-back';
import { BlogFieldset, readBlog, type BlogFields } from './blog-fields';

function EditForm({ blog, draft }: { blog: Blog; draft: Draft }) {
  // As it was when editing began: what arrives later must not slip under what is being typed.
  const [{ _id: id, title, content, imageUrl, updatedAt, status, createdAt, imageAlt, moderation }] = useState(blog);
  const updating = useUpdateBlog();
  const navigate = useNavigate();
  const idOf = useIds();
  const note = useEditNote(status);
  const secrets = useSecretCheck();
  const stored: BlogFields = { title, content, image: null, imageAlt: imageAlt ?? '' };
  const kept = useKeptForm({ draft, stored, base: updatedAt, resolver: readBlog() });
  const { form } = kept;
  const sent = () => {
    kept.done();
    void navigate('/dashboard');
  };
  const submit = form.handleSubmit((fields) => {
    if (!secrets.passes(fields.title, fields.content)) return;
    const picture = fields.image ? { image: fields.image } : { imageUrl: imageUrl ?? undefined };
    updating.mutate(
      { id, title: fields.title, content: fields.content, imageAlt: fields.imageAlt, updatedAt, ...picture },
      { onSuccess: sent, onError: (error) => failInto(error, 'Update failed', form.setError) },
    );
  });
  return (
    <PostForm kept={kept} first="title" onSubmit={submit} error={updating.error} note={note} button="Update Blog" busyButton="Saving" busy={updating.isPending}>
      <ModeratorWrote moderation={moderation} />
      <BlogFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} createdAt={createdAt} />
      <EditedElsewhere error={updating.error} href={`/blog/${id}/edit`} />
      <SecretNotice found={secrets.found} button="Update Blog" />
    </PostForm>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, isError } = useEditedBlog(id);
  useWayBack(isError && !data);
  return (
    <Area>
      <PageHead title="Edit blog" back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>} />
      {data ? (
        <OwnerOnly key={data._id} owner={data.author} kind="blog" href={`/blog/${data._id}`}>
          <WithDraft form={`blog ${data._id}`}>{(draft) => <EditForm blog={data} draft={draft} />}</WithDraft>
        </OwnerOnly>
      ) : (
        <Loading lines={6}>Loading…</Loading>
      )}
    </Area>
  );
}
