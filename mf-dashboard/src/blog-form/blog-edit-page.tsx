import { intoForm, useEditedBlog, useSession, useUpdateBlog } from '@cyberharbour/shared-api';
import type { Blog } from '@cyberharbour/shared-api/contract';
import { BackLink, Button, ButtonLink, Loading, PageHead, Row, SaveBar, Stack } from '@cyberharbour/shared-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { Area } from '../area/area';
import { EditedElsewhere } from '../form/edited-elsewhere';
import { useIds } from '../form/use-ids';
import { BlogFieldset, readBlog, type BlogFields } from './blog-fields';

function EditForm({ blog }: { blog: Blog }) {
  // As it was when editing began: what arrives later must not slip under what is being typed.
  const [{ _id: id, title, content, imageUrl, updatedAt, status }] = useState(blog);
  const updating = useUpdateBlog();
  const navigate = useNavigate();
  const idOf = useIds();
  const { user } = useSession();
  const form = useForm<BlogFields>({ resolver: readBlog(), defaultValues: { title, content, image: null }, shouldFocusError: false });
  const submit = form.handleSubmit((fields) => {
    const picture = fields.image ? { image: fields.image } : { imageUrl: imageUrl ?? undefined };
    updating.mutate(
      { id, title: fields.title, content: fields.content, updatedAt, ...picture },
      { onSuccess: () => void navigate('/dashboard'), onError: (error) => intoForm(error, 'Update failed', form.setError) },
    );
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <BlogFieldset form={form} idOf={idOf} currentUrl={imageUrl ?? undefined} />
        <EditedElsewhere error={updating.error} href={`/blog/${id}/edit`} />
        <SaveBar>
          <span className="ui-note">{status === 'pending' || user?.role === 'admin' ? '' : 'Goes back to a moderator after you update it.'}</span>
          <Row>
            <ButtonLink tone="quiet" href="/dashboard">
              Cancel
            </ButtonLink>
            <Button type="submit" busy={updating.isPending}>
              {updating.isPending ? 'Saving' : 'Update Blog'}
            </Button>
          </Row>
        </SaveBar>
      </Stack>
    </form>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, isError } = useEditedBlog(id);
  const navigate = useNavigate();
  // What went wrong is said by the call itself.
  const lost = isError && !data;
  useEffect(() => {
    if (lost) void navigate('/dashboard', { replace: true });
  }, [lost, navigate]);
  return (
    <Area>
      <PageHead title="Edit blog" back={<BackLink href="/dashboard">← Back to Dashboard</BackLink>} />
      {data ? <EditForm key={data._id} blog={data} /> : <Loading lines={6}>Loading…</Loading>}
    </Area>
  );
}
