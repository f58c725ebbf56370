import { useEditedBlog, useUpdateBlog } from '@cyberharbour/shared-api/blogs';
import type { Draft } from '@cyberharbour/shared-api/drafts';
import type { Blog } from '@cyberharbour/shared-api/contract';
import { BackLink, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { BothVersions } from '../conflict/both-versions';
import { useEditing, type Reload } from '../conflict/use-editing';
import { useEditNote } from '../form/edit-note';
import { OwnerOnly } from '../form/owner-only';
import { PostForm } from '../form/post-form';
import { SecretNotice } from '../form/secret-notice';
import { useIds } from '../form/use-ids';
import { useSecretCheck } from '../form/use-secret-check';
import { useWayBack } from '../form/use-way-back';
import { WithDraft } from '../form/with-draft';
import { ModeratorWrote } from '../posts/sent-back';
import { BlogFieldset, readBlog, type BlogFields } from './blog-fields';

const fieldsOf = ({ title, content, imageAlt }: Blog): BlogFields => ({
  title,
  content,
  image: null,
  imageAlt: imageAlt ?? '',
});

const labels = { title: 'Title', content: 'Content', image: 'Cover Image', imageAlt: 'What the picture shows' };

interface EditFormProps {
  blog: Blog;
  reload: Reload<Blog>;
  draft: Draft;
}

function EditForm({ blog, reload, draft }: EditFormProps) {
  const { base, kept, conflict, send, onTheWay } = useEditing({
    item: blog,
    reload,
    fieldsOf,
    draft,
    resolver: readBlog(),
    failed: 'Update failed',
  });
  const { _id: id, imageUrl, updatedAt, status, createdAt, moderation } = base;
  const updating = useUpdateBlog();
  const idOf = useIds();
  const note = useEditNote(status);
  const secrets = useSecretCheck();
  const { form } = kept;
  const image = useWatch({ control: form.control, name: 'image' });
  const submit = form.handleSubmit(async ({ title, content, imageAlt, image: picture }) => {
    if (!secrets.passes(title, content)) return;
    const either = picture ? { image: picture } : { imageUrl: imageUrl ?? undefined };
    await send((sending) => updating.mutateAsync({ id, title, content, imageAlt, updatedAt, ...either, sending }));
  });
  return (
    <PostForm
      kept={kept}
      first="title"
      onSubmit={submit}
      error={updating.error}
      note={note}
      button="Update Blog"
      busyButton="Saving"
      onTheWay={onTheWay}
      withPicture={image !== null}
    >
      <ModeratorWrote moderation={moderation} />
      <BothVersions conflict={conflict} labels={labels} storedPicture={imageUrl} button="Update Blog" />
      <BlogFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} createdAt={createdAt} />
      <SecretNotice found={secrets.found} button="Update Blog" />
    </PostForm>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useEditedBlog(id);
  useWayBack(isError && !data);
  return (
    <Area>
      <PageHead title="Edit blog" back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>} />
      {data ? (
        <OwnerOnly key={data._id} owner={data.author} kind="blog" href={`/blog/${data._id}`}>
          <WithDraft form={`blog ${data._id}`}>
            {(draft) => <EditForm blog={data} reload={refetch} draft={draft} />}
          </WithDraft>
        </OwnerOnly>
      ) : (
        <Loading lines={6}>Loading…</Loading>
      )}
    </Area>
  );
}
