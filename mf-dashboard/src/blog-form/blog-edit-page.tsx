import { intoForm, useEditedBlog, useUpdateBlog } from '@cyberharbour/shared-api';
import type { Blog } from '@cyberharbour/shared-api/contract';
import { BackLink, Loading, PageHead } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { useEditNote } from '../form/edit-note';
import { EditedElsewhere } from '../form/edited-elsewhere';
import { PostForm } from '../form/post-form';
import { useIds } from '../form/use-ids';
import { useWayBack } from '../form/use-way-back';
import { BlogFieldset, readBlog, type BlogFields } from './blog-fields';

function EditForm({ blog }: { blog: Blog }) {
  // As it was when editing began: what arrives later must not slip under what is being typed.
  const [{ _id: id, title, content, imageUrl, updatedAt, status }] = useState(blog);
  const updating = useUpdateBlog();
  const navigate = useNavigate();
  const idOf = useIds();
  const note = useEditNote(status);
  const form = useForm<BlogFields>({ resolver: readBlog(), defaultValues: { title, content, image: null }, shouldFocusError: false });
  const submit = form.handleSubmit((fields) => {
    const picture = fields.image ? { image: fields.image } : { imageUrl: imageUrl ?? undefined };
    updating.mutate(
      { id, title: fields.title, content: fields.content, updatedAt, ...picture },
      { onSuccess: () => void navigate('/dashboard'), onError: (error) => intoForm(error, 'Update failed', form.setError) },
    );
  });
  return (
    <PostForm onSubmit={submit} note={note} button="Update Blog" busyButton="Saving" busy={updating.isPending}>
      <BlogFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} />
      <EditedElsewhere error={updating.error} href={`/blog/${id}/edit`} />
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
      {data ? <EditForm key={data._id} blog={data} /> : <Loading lines={6}>Loading…</Loading>}
    </Area>
  );
}
